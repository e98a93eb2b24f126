import {
  imageAddressOf,
  setElementContent,
  stockImageAddress,
  type Element,
} from '@arrasta/domain';
import { TextInput, Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useState, useRef } from 'react';
import { editorMessages } from '../../messages/editor';
import { uploadImageTo } from '../images/add-image';
import { keepImageCopy, useCopyHint } from '../images/kept-copy';
import { fileOfData, imageTypes } from '../images/image-data';
import type { ImageTarget } from '../images/image-target';
import { endUploadsTo } from '../images/image-uploads';
import { dispatch } from '../store/editor-store';
import classes from './image-field.module.css';
import { imageMessages } from '../../messages/images';
import { ImageCreditLine } from '../image-search/image-credit';
import { placeInElement } from '../image-search/image-place';
import { ImageSources } from '../image-search/image-sources';
import { useImageDrop } from '../images/image-input';
import { useCurrentSlide } from '../store/selectors';
import type { FieldProps } from './kind-fields';
import { ImagePreview } from './image-preview';

const panelMessages = editorMessages.panel;
/** Characters of a picture's own data that are shown: the rest would only slow the field down. */
const maxShownData = 40;

function displayUrl({ content }: Element): string {
  const url = imageAddressOf(content) ?? content;
  return url.startsWith('data:') ? `${url.slice(0, maxShownData)}…` : url;
}

interface ImageUrlFieldProps {
  readonly element: Element;
  readonly target: ImageTarget;
}

/** What is typed counts for the address it was typed over: undo shows in the field as well. */
function useImageUrl({ element, target }: ImageUrlFieldProps) {
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const own = typed?.over === element.content ? typed.text : null;
  const change = (next: string) => {
    setTyped({ over: element.content, text: next });
    setError(null);
  };
  const commit = (text: string) => {
    const file = fileOfData(text);
    const url = text.trim() === '' ? stockImageAddress : imageAddressOf(text);
    setError(url === null ? panelMessages.imageInvalid : null);
    if (url === null) return;
    setTyped(null);
    endUploadsTo(target);
    if (file !== null) void uploadImageTo(file, target);
    else if (dispatch(setElementContent(element.id, url))) void keepImageCopy(url);
  };
  const keep = () => {
    if (own !== null) commit(own);
  };
  return { text: own ?? displayUrl(element), error, keep, change };
}

/** The address of a picture, taken on Enter or blur; cleared, the stock picture is back. */
function ImageUrlField(props: ImageUrlFieldProps) {
  const { text, error, keep, change } = useImageUrl(props);
  const copyHint = useCopyHint(imageAddressOf(props.element.content) ?? '');
  return (
    <TextInput
      label={panelMessages.imageAddress}
      description={copyHint ?? panelMessages.imageHint}
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

const messages = imageMessages.element;

/** A file of one's own. */
function FileChoice({ target }: { target: ImageTarget }) {
  const reset = useRef<() => void>(null);
  const upload = (file: File | null) => {
    if (file !== null) void uploadImageTo(file, target);
    // The same file may be chosen again.
    reset.current?.();
  };
  return (
    <FileButton resetRef={reset} accept={imageTypes.join()} onChange={upload}>
      {(button) => (
        <Button {...button} variant="light" leftSection={<Upload size={16} strokeWidth={1.75} />}>
          {messages.choose}
        </Button>
      )}
    </FileButton>
  );
}

/** The picture of an image element: what it shows, whose it is, a file for it, a search, AI, or an address. */
export function ImageField({ element }: FieldProps) {
  const slide = useCurrentSlide();
  const target = { kind: 'element', slideId: slide?.id ?? '', elementId: element.id } as const;
  const { isOver, handlers } = useImageDrop(() => target);
  return (
    <div className={classes.picture} data-over={isOver || undefined} {...handlers}>
      <ImagePreview element={element} target={target} dropping={isOver} />
      <ImageCreditLine address={element.content} />
      {slide !== undefined && (
        <ImageSources place={placeInElement(slide, element.id)}>
          <FileChoice target={target} />
        </ImageSources>
      )}
      <ImageUrlField element={element} target={target} />
    </div>
  );
}
