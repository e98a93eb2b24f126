import {
  pictureAddressOf,
  setElementContent,
  stockPictureAddress,
  type Element,
} from '@arrasta/domain';
import { TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { editorWords } from '../../../base/wording/editor';
import { dispatch } from '../store/editor-store';
import type { FieldProps } from './field-props';
import classes from './picture-field.module.css';

const words = editorWords.panel;

/** What is typed counts for the address it was typed over: undo shows in the field as well. */
function useAddress(element: Element) {
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const text = typed?.over === element.content ? typed.text : element.content;
  const change = (next: string) => {
    setTyped({ over: element.content, text: next });
    setError(null);
  };
  const keep = () => {
    const address = text.trim() === '' ? stockPictureAddress : pictureAddressOf(text);
    setError(address === null ? words.pictureInvalid : null);
    if (address === null) return;
    setTyped(null);
    dispatch(setElementContent(element.id, address));
  };
  return { text, error, keep, change };
}

/** The address of a picture, taken on Enter or blur; cleared, the stock picture is back. */
export function PictureField({ element }: FieldProps) {
  const { text, error, keep, change } = useAddress(element);
  const [failed, setFailed] = useState<string | null>(null);
  const address = pictureAddressOf(element.content) ?? stockPictureAddress;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep();
  };
  return (
    <>
      <div className={classes.preview}>
        {failed === address ? (
          <p className={classes.failed} role="alert">
            {words.pictureFailed}
          </p>
        ) : (
          <img src={address} alt="" onError={() => setFailed(address)} />
        )}
      </div>
      <TextInput
        label={words.pictureAddress}
        description={words.pictureHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={text}
        error={error}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={keep}
      />
    </>
  );
}
