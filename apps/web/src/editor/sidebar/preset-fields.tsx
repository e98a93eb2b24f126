import type { SavedPreset } from '@arrasta/contract';
import { presetLookOf, limits, applyPreset } from '@arrasta/domain';
import { cssOf, parseColor } from '@arrasta/palettes';
import { Button, Modal, TextInput, ActionIcon, Skeleton, UnstyledButton } from '@mantine/core';
import { BookmarkPlus, LayoutTemplate, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { templatesEntryMessages } from '../../messages/entries';
import { toolMessages } from '../../messages/tools';
import { useEditorSlots } from '../slots';
import { leaveForSignIn } from '../persistence/leave';
import { rememberPreset } from '../persistence/device-memory';
import { flushedSession, dispatch } from '../store/editor-store';
import { busyProps, ignoreDoubleClick, limitedText } from '../../ui/controls/control-props';
import { editorMessages } from '../../messages/editor';
import classes from './presets.module.css';
import { usePresets } from './section-values';

interface ToastMessages {
  readonly title: string;
  readonly description: string;
}

/** Shows the outcome of a change of the presets, once they are loaded anew. */
function usePresetToasts<Result>(
  done: ToastMessages,
  failed: ToastMessages,
  onDone?: (result: Result) => void,
) {
  const { presets } = trpc.useUtils();
  return {
    onSuccess: async (result: Result) => {
      await presets.list.invalidate();
      showToast('success', done.title, done.description);
      onDone?.(result);
    },
    onError: (error: unknown) => {
      if (!leaveForSignIn(error)) showToast('error', failed.title, failed.description);
    },
  };
}

/** Keeps the look of the open carousel under a name; a blank name is reported and declined. */
function useSavePreset(onSaved: () => void) {
  const { nameMissing, saved, saveFailed } = toolMessages.presets;
  const { mutate, isPending } = trpc.presets.create.useMutation(
    usePresetToasts(saved, saveFailed, ({ id }: SavedPreset) => rememberPreset(id)),
  );
  const save = (name: string) => {
    const carousel = flushedSession()?.state.deck.carousel;
    if (carousel === undefined) return;
    if (name.trim() === '') showToast('error', nameMissing.title, nameMissing.description);
    // Not called once the dialog is gone: another one may be open.
    else mutate({ ...presetLookOf(carousel), name }, { onSuccess: onSaved });
  };
  return { save, isPending };
}

function useRemovePreset() {
  const { removed, removeFailed } = toolMessages.presets;
  return trpc.presets.delete.useMutation(usePresetToasts(removed, removeFailed));
}

const dialogMessages = toolMessages.presets.dialog;

/** Asks for the name of a new preset (docs/product/presets.md 2, 3). */
function SavePresetDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const { save, isPending } = useSavePreset(onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(name);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={dialogMessages.title}
      size={488}
      closeButtonProps={{ 'aria-label': editorMessages.close }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          size="md"
          data-autofocus
          label={dialogMessages.name}
          placeholder={dialogMessages.placeholder}
          {...limitedText(name, limits.presetName)}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p className={classes.hint}>{dialogMessages.hint}</p>
        <div className={classes.actions}>
          <Button variant="default" size="md" onClick={onClose}>
            {dialogMessages.cancel}
          </Button>
          <Button type="submit" size="md" disabled={isPending}>
            {dialogMessages.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const messages = toolMessages.presets;

function dotOf(primaryColor: string): string {
  const color = parseColor(primaryColor);
  return color === null ? '#4F46E5' : cssOf(color);
}

function apply(preset: SavedPreset): void {
  rememberPreset(preset.id);
  if (dispatch(applyPreset(preset))) showToast('success', messages.applied, preset.name);
}

function Row({ preset }: { preset: SavedPreset }) {
  const { mutate: remove, isPending } = useRemovePreset();
  return (
    <li className={classes.row}>
      <UnstyledButton
        className={classes.apply}
        aria-label={messages.apply(preset.name)}
        onClick={() => apply(preset)}
      >
        <span className={classes.dot} style={{ background: dotOf(preset.primaryColor) }} />
        <span className={classes.name}>{preset.name}</span>
      </UnstyledButton>
      <ActionIcon
        className={classes.remove}
        aria-label={messages.remove(preset.name)}
        {...busyProps(isPending)}
        // The next one moves up under the pointer, where a second click is not meant for it.
        onClick={ignoreDoubleClick(() => {
          if (!isPending) remove({ id: preset.id });
        })}
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
        <p className={classes.empty}>{messages.failed}</p>
        <Button variant="subtle" onClick={() => void refetch()}>
          {messages.tryAgain}
        </Button>
      </>
    );
  }
  if (data.length === 0) {
    return (
      <>
        <p className={classes.empty}>{messages.emptyTitle}</p>
        <p className={classes.emptyHint}>{messages.emptyHint}</p>
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

/**
 * The presets: applied with a click, saved from the open carousel, removed (docs/product/presets.md
 * 4, 5).
 */
export function PresetFieldset() {
  const [saving, setSaving] = useState(false);
  const { openSaveTemplate } = useEditorSlots();
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
        {messages.save}
      </Button>
      <Button
        className={classes.saveTemplate}
        variant="subtle"
        fullWidth
        leftSection={<LayoutTemplate size={15} strokeWidth={1.75} />}
        onClick={openSaveTemplate}
      >
        {templatesEntryMessages.save}
      </Button>
      {saving && <SavePresetDialog onClose={() => setSaving(false)} />}
    </>
  );
}
