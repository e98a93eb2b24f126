import { limits } from '@arrasta/domain';
import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { limitedText } from '../../../ui/controls/limited-text';
import { editorWords } from '../../../messages/editor';
import { toolWords } from '../../../messages/tools';
import { useSavePreset } from './change-presets';
import classes from './presets.module.css';

const words = toolWords.presets.dialog;

/** Asks for the name of a new preset (docs/product/presets.md 2, 3). */
export function SavePresetDialog({ onClose }: { onClose: () => void }) {
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
      title={words.title}
      size={488}
      closeButtonProps={{ 'aria-label': editorWords.close }}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          size="md"
          data-autofocus
          label={words.name}
          placeholder={words.placeholder}
          {...limitedText(name, limits.presetName)}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p className={classes.hint}>{words.hint}</p>
        <div className={classes.actions}>
          <Button variant="default" size="md" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" size="md" disabled={isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
