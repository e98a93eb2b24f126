import { isUnsaved } from '@arrasta/domain';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Save } from 'lucide-react';
import { editorWords } from '../../messages/editor';
import { saveDeckAndTell } from '../persistence/save-deck';
import { useEditorStore, useSession } from '../store/editor-store';

/** Salvar, Salvando... or Salvo; off while saving and when there is nothing to save (docs/product/saving.md 8). */
export function SaveButton({ compact }: { compact: boolean }) {
  const unsaved = useSession(isUnsaved);
  const saving = useEditorStore(({ saveProgress }) => saveProgress === 'saving');
  const { idle, saving: busy, saved } = editorWords.save;
  const label = saving ? busy : unsaved ? idle : saved;
  const disabled = saving || !unsaved;
  const save = () => void saveDeckAndTell();
  if (compact) {
    return (
      <ActionIcon aria-label={label} size={44} disabled={disabled} onClick={save}>
        <Save size={18} strokeWidth={1.75} />
      </ActionIcon>
    );
  }
  return (
    <Tooltip label={`${idle} (Ctrl+S)`} disabled={disabled}>
      <Button variant="default" disabled={disabled} onClick={save}>
        {label}
      </Button>
    </Tooltip>
  );
}
