import {
  imageUrlOf,
  setElementContent,
  stockImageUrl,
  type Element,
  setElementStyle,
} from '@arrasta/domain';
import { TextInput, Button, FileButton } from '@mantine/core';
import { Upload, ImageOff } from 'lucide-react';
import { useState, useRef, useId } from 'react';
import { editorMessages } from '../../messages/editor';
import { uploadImageTo } from '../images/add-image';
import { keepImageCopy, useCopyHint } from '../images/kept-copy';
import { fileOfData, imageTypes } from '../images/image-data';
import type { ImageTarget } from '../images/image-target';
import { endUploadsTo, useUploadTo, type ImageUpload } from '../images/image-uploads';
import { dispatch } from '../store/editor-store';
import classes from './image-field.module.css';
import { imageMessages } from '../../messages/images';
import { ImageCreditLine } from '../image-search/image-credit';
import { placeInElement } from '../image-search/image-place';
import { ImageSources } from '../image-search/image-sources';
import { useImageDrop } from '../images/image-input';
import { useCurrentSlide } from '../store/selectors';
import type { FieldProps } from './kind-fields';
import { elementStyleMessages } from '../../messages/element-style';
import { Field } from '../../ui/controls/field';
import { PercentSlider } from '../../ui/percent-slider';
import { FocalPoint } from '../images/focal-point';
import cropClasses from './image-crop-field.module.css';
import { UploadProgress, useImageLoading } from '../images/image-loading';
import shimmer from '../../ui/shimmer.module.css';

/** The file itself under a shimmer, while it is on its way. */
function UploadingImage({ upload }: { upload: ImageUpload }) {
  return (
    <>
      <img src={upload.preview} alt="" />
      <div className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`} aria-hidden />
      <div className={classes.sending} role="status">
        <span>
          <UploadProgress sent={upload.sent} />
        </span>
        <Button variant="default" onClick={() => endUploadsTo(upload.target)}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
}

/** The file is kept until it was sent or given up. */
function UploadFailed({ upload }: { upload: ImageUpload }) {
  const { problem, file, target } = upload;
  return (
    <div className={classes.failed}>
      <p role="alert">{problem}</p>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => void uploadImageTo(file, target)}>
          {messages.again}
        </Button>
        <Button variant="subtle" onClick={() => endUploadsTo(target)}>
          {messages.discard}
        </Button>
      </div>
    </div>
  );
}

/** Why there is no picture to see. */
function LoadFailed({ title, why }: { title: string; why: string }) {
  return (
    <div className={classes.failed} role="alert">
      <ImageOff size={20} strokeWidth={1.75} aria-hidden />
      <strong>{title}</strong>
      <p>{why}</p>
    </div>
  );
}

function Shown({ url }: { url: string }) {
  const { loading: arrival, watch } = useImageLoading(url);
  if (arrival === 'failed') {
    return <LoadFailed title={messages.missing} why={editorMessages.panel.imageFailed} />;
  }
  return (
    <>
      <img src={url} alt="" {...watch} />
      {arrival === 'coming' && (
        <div className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`} aria-hidden />
      )}
      {arrival === 'slow' && <LoadFailed title={messages.slow} why={messages.slowHint} />}
    </>
  );
}

interface ImagePreviewProps {
  readonly element: Element;
  readonly target: ImageTarget;
  /** A picture is held over it. */
  readonly dropping: boolean;
}

/** What an image element shows, or why it shows nothing. */
function ImagePreview({ element, target, dropping }: ImagePreviewProps) {
  const upload = useUploadTo(target);
  const url = imageUrlOf(element.content) ?? stockImageUrl;
  const isSending = upload?.problem === null;
  return (
    <div className={classes.preview}>
      {upload === undefined && <Shown url={url} />}
      {upload !== undefined &&
        (isSending ? <UploadingImage upload={upload} /> : <UploadFailed upload={upload} />)}
      {dropping && <div className={classes.drop}>{messages.drop}</div>}
    </div>
  );
}

const panelMessages = editorMessages.panel;
/** Characters of a picture's own data that are shown: the rest would only slow the field down. */
const maxShownData = 40;

function displayUrl({ content }: Element): string {
  const url = imageUrlOf(content) ?? content;
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
    const url = text.trim() === '' ? stockImageUrl : imageUrlOf(text);
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
  const copyHint = useCopyHint(imageUrlOf(props.element.content) ?? '');
  return (
    <TextInput
      label={panelMessages.imageUrl}
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
      <ImageCreditLine url={element.content} />
      {slide !== undefined && (
        <ImageSources place={placeInElement(slide, element.id)}>
          <FileChoice target={target} />
        </ImageSources>
      )}
      <ImageUrlField element={element} target={target} />
    </div>
  );
}

/** Default values are left out of the style. */
function nullIfDefault(value: number, defaultValue: number): number | null {
  return value === defaultValue ? null : value;
}

/** What of a picture is seen where it is cropped (docs/product/elements.md 17). */
export function ImageCropField({ element }: FieldProps) {
  const id = useId();
  const { focalX = 50, focalY = 50, zoom = 100 } = element.style;
  const move = (x: number, y: number) =>
    dispatch(
      setElementStyle(element.id, { focalX: nullIfDefault(x, 50), focalY: nullIfDefault(y, 50) }),
    );
  return (
    <Field label={elementStyleMessages.focalPoint} labelId={id}>
      <div className={cropClasses.fields} role="group" aria-labelledby={id}>
        <FocalPoint x={focalX} y={focalY} onMove={move}>
          <img
            className={cropClasses.picture}
            src={imageUrlOf(element.content) ?? stockImageUrl}
            alt=""
            draggable={false}
          />
        </FocalPoint>
        <p className={cropClasses.hint}>{elementStyleMessages.focalHint}</p>
        <PercentSlider
          label={elementStyleMessages.zoom}
          range={[100, 400]}
          value={zoom}
          onChange={(value) =>
            dispatch(setElementStyle(element.id, { zoom: nullIfDefault(value, 100) }))
          }
        />
      </div>
    </Field>
  );
}
