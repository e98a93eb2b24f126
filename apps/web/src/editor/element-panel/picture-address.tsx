import {
  pictureAddressOf,
  setElementContent,
  stockPictureAddress,
  type Element,
} from '@arrasta/domain';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { editorWords } from '../../messages/editor';
import { bringPicture } from '../images/bring-picture';
import { keepCopyOf, useCopyHint } from '../images/kept-copy';
import { fileOfData } from '../images/picture-data';
import { endUploadsTo, type PictureTarget } from '../images/picture-uploads';
import { dispatch } from '../store/editor-store';
import classes from './picture-field.module.css';

const words = editorWords.panel;
/** Characters of a picture's own data that are shown: the rest would only slow the field down. */
const longestData = 40;

function shownAddress({ content }: Element): string {
  const address = pictureAddressOf(content) ?? content;
  return address.startsWith('data:') ? `${address.slice(0, longestData)}…` : address;
}

interface PictureAddressProps {
  readonly element: Element;
  readonly target: PictureTarget;
}

/** What is typed counts for the address it was typed over: undo shows in the field as well. */
function useAddress({ element, target }: PictureAddressProps) {
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const own = typed?.over === element.content ? typed.text : null;
  const change = (next: string) => {
    setTyped({ over: element.content, text: next });
    setError(null);
  };
  const take = (text: string) => {
    const file = fileOfData(text);
    const address = text.trim() === '' ? stockPictureAddress : pictureAddressOf(text);
    setError(address === null ? words.pictureInvalid : null);
    if (address === null) return;
    setTyped(null);
    endUploadsTo(target);
    if (file !== null) void bringPicture(file, target);
    else if (dispatch(setElementContent(element.id, address))) void keepCopyOf(address);
  };
  const keep = () => {
    if (own !== null) take(own);
  };
  return { text: own ?? shownAddress(element), error, keep, change };
}

/** The address of a picture, taken on Enter or blur; cleared, the stock picture is back. */
export function PictureAddress(props: PictureAddressProps) {
  const { text, error, keep, change } = useAddress(props);
  const copyHint = useCopyHint(pictureAddressOf(props.element.content) ?? '');
  return (
    <TextInput
      label={words.pictureAddress}
      description={copyHint ?? words.pictureHint}
      classNames={{ description: classes.hint }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={text}
      error={error}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep();
      }}
      onBlur={keep}
    />
  );
}
