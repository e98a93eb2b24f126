import {
  pictureAddressOf,
  setElementContent,
  stockPictureAddress,
  type Element,
} from '@arrasta/domain';
import { TextInput, Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useState, useRef } from 'react';
import { editorWords } from '../../messages/editor';
import { bringPicture } from '../images/add-image';
import { keepCopyOf, useCopyHint } from '../images/kept-copy';
import { fileOfData } from '../images/image-data';
import { endUploadsTo, type PictureTarget } from '../images/image-uploads';
import { dispatch } from '../store/editor-store';
import classes from './image-field.module.css';
import { pictureWords } from '../../messages/images';
import { pictureTypes } from '../images/image-types';
import { PictureCreditLine } from '../image-search/image-credit';
import { placeInElement } from '../image-search/image-place';
import { PictureWays } from '../image-search/image-sources';
import { usePictureDrop } from '../images/image-input';
import { useCurrentSlide } from '../store/selectors';
import type { FieldProps } from './kind-fields';
import { PicturePreview } from './image-preview';

const panelMessages = editorWords.panel;
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
    setError(address === null ? panelMessages.pictureInvalid : null);
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
function PictureAddress(props: PictureAddressProps) {
  const { text, error, keep, change } = useAddress(props);
  const copyHint = useCopyHint(pictureAddressOf(props.element.content) ?? '');
  return (
    <TextInput
      label={panelMessages.pictureAddress}
      description={copyHint ?? panelMessages.pictureHint}
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

const messages = pictureWords.element;

/** A file of one's own. */
function FileChoice({ target }: { target: PictureTarget }) {
  const reset = useRef<() => void>(null);
  const take = (file: File | null) => {
    if (file !== null) void bringPicture(file, target);
    // The same file may be chosen again.
    reset.current?.();
  };
  return (
    <FileButton resetRef={reset} accept={pictureTypes.join()} onChange={take}>
      {(button) => (
        <Button {...button} variant="light" leftSection={<Upload size={16} strokeWidth={1.75} />}>
          {messages.choose}
        </Button>
      )}
    </FileButton>
  );
}

/** The picture of an image element: what it shows, whose it is, a file for it, a search, AI, or an address. */
export function PictureField({ element }: FieldProps) {
  const slide = useCurrentSlide();
  const target = { kind: 'element', slideId: slide?.id ?? '', elementId: element.id } as const;
  const { isOver, handlers } = usePictureDrop(() => target);
  return (
    <div className={classes.picture} data-over={isOver || undefined} {...handlers}>
      <PicturePreview element={element} target={target} dropping={isOver} />
      <PictureCreditLine address={element.content} />
      {slide !== undefined && (
        <PictureWays place={placeInElement(slide, element.id)}>
          <FileChoice target={target} />
        </PictureWays>
      )}
      <PictureAddress element={element} target={target} />
    </div>
  );
}
