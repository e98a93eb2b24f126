import type { SavedPreset } from '@arrasta/contract';
import { applyPreset } from '@arrasta/domain';
import { cssOf, parseColour } from '@arrasta/palettes';
import { ActionIcon, Button, Skeleton, UnstyledButton } from '@mantine/core';
import { BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toast-store';
import { toolWords } from '../../../messages/tools';
import { dispatch } from '../../store/editor-store';
import { useRemovePreset } from './change-presets';
import classes from './presets.module.css';
import { SavePresetDialog } from './save-preset-dialog';
import { usePresets } from './use-presets';

const words = toolWords.presets;

function dotOf(primaryColor: string): string {
  const colour = parseColour(primaryColor);
  return colour === null ? '#4F46E5' : cssOf(colour);
}

function apply(preset: SavedPreset): void {
  if (dispatch(applyPreset(preset))) showToast('success', words.applied, preset.name);
}

function Row({ preset }: { preset: SavedPreset }) {
  const { mutate: remove } = useRemovePreset();
  return (
    <li className={classes.row}>
      <UnstyledButton
        className={classes.apply}
        aria-label={words.apply(preset.name)}
        onClick={() => apply(preset)}
      >
        <span className={classes.dot} style={{ background: dotOf(preset.primaryColor) }} />
        <span className={classes.name}>{preset.name}</span>
      </UnstyledButton>
      <ActionIcon
        className={classes.remove}
        aria-label={words.remove(preset.name)}
        onClick={() => remove({ id: preset.id })}
      >
        <Trash2 size={16} strokeWidth={1.75} />
      </ActionIcon>
    </li>
  );
}

function Presets() {
  const { data, status, refetch } = usePresets();
  if (status === 'pending') return <Skeleton height={36} radius={8} />;
  if (status === 'error') {
    return (
      <>
        <p className={classes.empty}>{words.failed}</p>
        <Button variant="subtle" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </>
    );
  }
  if (data.length === 0) {
    return (
      <>
        <p className={classes.empty}>{words.emptyTitle}</p>
        <p className={classes.emptyHint}>{words.emptyHint}</p>
      </>
    );
  }
  return (
    <ul className={classes.list}>
      {data.map((preset) => (
        <Row key={preset.id} preset={preset} />
      ))}
    </ul>
  );
}

/** The presets: applied with a click, saved from the open carousel, removed (docs/product/presets.md 4, 5). */
export function PresetFields() {
  const [saving, setSaving] = useState(false);
  return (
    <>
      <Presets />
      <Button
        className={classes.save}
        variant="light"
        fullWidth
        leftSection={<BookmarkPlus size={15} strokeWidth={1.75} />}
        onClick={() => setSaving(true)}
      >
        {words.save}
      </Button>
      {saving && <SavePresetDialog onClose={() => setSaving(false)} />}
    </>
  );
}
