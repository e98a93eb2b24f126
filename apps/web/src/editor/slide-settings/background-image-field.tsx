import { imageAddressOf, setSlideBackground, type Slide } from '@arrasta/domain';
import { useState } from 'react';
import { backgroundMessages } from '../../messages/slide-settings';
import { uploadImageTo } from '../images/add-image';
import { keepImageCopy, useCopyHint } from '../images/kept-copy';
import { fileOfData, imageTypes } from '../images/image-data';
import {
  endUploadsTo,
  type ImageTarget,
  type ImageUpload,
  useUploadTo,
} from '../images/image-uploads';
import { dispatch } from '../store/editor-store';
import { ActionIcon, Button, FileButton, TextInput } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { ImageOff, ImagePlus, X } from 'lucide-react';
import { imageMessages } from '../../messages/images';
import { UploadProgress } from '../images/upload-progress';
import { ImageCreditLine } from '../image-search/image-credit';
import { placeBehind } from '../image-search/image-place';
import { ImageSources } from '../image-search/image-sources';
import { useImageLoading } from '../images/use-image-loading';
import classes from './background.module.css';

/**
 * The address of the background picture while it is typed; `keep` takes it, or says that it is
 * none. Emptied, the picture goes; the data of a picture are sent as its file would be.
 */
function useTypedUrl({ id, backgroundImageUrl }: Slide) {
  const target: ImageTarget = { kind: 'background', slideId: id };
  const [typed, setTyped] = useState<{ over: string | null; text: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  // What was typed counts for the address it was typed over: undo shows in the field as well.
  const text = typed?.over === backgroundImageUrl ? typed.text : (backgroundImageUrl ?? '');
  const change = (next: string) => {
    setTyped({ over: backgroundImageUrl, text: next });
    setError(null);
  };
  const keep = () => {
    const url = text.trim() === '' ? null : imageAddressOf(text);
    const isInvalid = url === null && text.trim() !== '';
    setError(isInvalid ? backgroundMessages.invalid : null);
    if (isInvalid) return;
    setTyped(null);
    const file = fileOfData(text);
    if (file !== null && text !== backgroundImageUrl) {
      void uploadImageTo(file, target);
      return;
    }
    const isTaken = dispatch(setSlideBackground(id, { backgroundImageUrl: url }));
    // What is on its way would take the place of what was chosen after it.
    if (isTaken) endUploadsTo(target);
    if (isTaken && url !== null) void keepImageCopy(url);
  };
  return { text, error, change, keep };
}

/** Picture data is long and says nothing to people. */
function displayUrl(text: string): string {
  return text.startsWith('data:') ? '' : text;
}

function Notice({ text }: { text: string }) {
  return (
    <p className={classes.failed} role="alert">
      <ImageOff size={16} strokeWidth={1.75} aria-hidden />
      {text}
    </p>
  );
}

function Preview({ slideId, address }: { slideId: string; address: string }) {
  const { loading: arrival, watch } = useImageLoading(address);
  return (
    <div className={classes.preview}>
      {arrival === 'failed' && <Notice text={backgroundMessages.failed} />}
      {arrival !== 'failed' && <img src={address} alt={backgroundMessages.address} {...watch} />}
      {arrival === 'slow' && <Notice text={backgroundMessages.slow} />}
      <Hint label={backgroundMessages.remove}>
        <ActionIcon
          size={28}
          className={classes.remove}
          aria-label={backgroundMessages.remove}
          onClick={() => dispatch(setSlideBackground(slideId, { backgroundImageUrl: null }))}
        >
          <X size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

function SendingImage({ sent }: { sent: number }) {
  return (
    <span className={classes.sending}>
      <UploadProgress sent={sent} />
    </span>
  );
}

/** The file is kept until it was sent or given up. */
function UploadFailed({ upload: { file, target } }: { upload: ImageUpload }) {
  const { again, discard } = imageMessages.element;
  return (
    <div className={classes.again}>
      <Button variant="default" onClick={() => void uploadImageTo(file, target)}>
        {again}
      </Button>
      <Button variant="subtle" onClick={() => endUploadsTo(target)}>
        {discard}
      </Button>
    </div>
  );
}

interface FileChoiceProps {
  readonly onFile: (file: File) => void;
  readonly onCancel: (() => void) | null;
}

/** A file of one's own is chosen or, while it is on its way, called back. */
function FileChoice({ onFile, onCancel }: FileChoiceProps) {
  if (onCancel !== null) {
    const { cancel } = imageMessages.element;
    return (
      <Hint label={cancel}>
        <ActionIcon className={classes.choose} aria-label={cancel} onClick={onCancel}>
          <X size={16} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    );
  }
  const send = (file: File | null) => {
    if (file !== null) onFile(file);
  };
  return (
    <FileButton accept={imageTypes.join()} onChange={send}>
      {(button) => (
        <Hint label={backgroundMessages.chooseFile}>
          <ActionIcon
            {...button}
            className={classes.choose}
            aria-label={backgroundMessages.chooseFile}
          >
            <ImagePlus size={16} strokeWidth={1.75} />
          </ActionIcon>
        </Hint>
      )}
    </FileButton>
  );
}

/** A file of one's own: how it is sent, how much of it has gone, and whether it did not get there. */
function useFileUpload(slideId: string) {
  const target = { kind: 'background', slideId } as const;
  const upload = useUploadTo(target);
  const isSending = upload?.problem === null;
  return {
    sent: isSending ? upload.sent : null,
    notSent: isSending ? undefined : upload,
    bring: (file: File) => void uploadImageTo(file, target),
    stop: () => endUploadsTo(target),
  };
}

/** The background picture: address, what it shows, and a way to be rid of it. */
export function BackgroundImageField({ slide }: { slide: Slide }) {
  const { text, error, change, keep } = useTypedUrl(slide);
  const { sent, notSent, bring, stop } = useFileUpload(slide.id);
  const copyHint = useCopyHint(slide.backgroundImageUrl ?? '');
  return (
    <div>
      <TextInput
        label={backgroundMessages.address}
        description={sent === null ? copyHint : <SendingImage sent={sent} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ wrapper: classes.addressRow, description: classes.hint }}
        rightSection={<FileChoice onFile={bring} onCancel={sent === null ? null : stop} />}
        rightSectionWidth={40}
        placeholder={backgroundMessages.placeholder}
        value={displayUrl(text)}
        error={error ?? notSent?.problem}
        spellCheck={false}
        onChange={({ currentTarget }) => {
          if (notSent) stop();
          change(currentTarget.value);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep();
        }}
        onBlur={keep}
        onPaste={(event) => {
          const [file] = event.clipboardData.files;
          if (file === undefined || event.clipboardData.getData('text/plain') !== '') return;
          event.preventDefault();
          bring(file);
        }}
      />
      {notSent && <UploadFailed upload={notSent} />}
      {slide.backgroundImageUrl !== null && (
        <>
          <Preview slideId={slide.id} address={slide.backgroundImageUrl} />
          <ImageCreditLine address={slide.backgroundImageUrl} />
        </>
      )}
      <div className={classes.ways}>
        <ImageSources place={placeBehind(slide)} />
      </div>
    </div>
  );
}
