import { Button, ActionIcon, FileButton, TextInput } from '@mantine/core';
import { Search, Sparkles, ImagePlus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { imageUrlOf } from '@arrasta/domain';
import { lazyDialog } from '../../loading/lazy-component';
import { imageSearchMessages } from '../../messages/image-search';
import type { ImagePlace } from './image-place';
import classes from './image-sources.module.css';
import { imageMessages } from '../../messages/images';
import { Hint } from '../../ui/controls/hint';
import { uploadImageTo } from '../images/add-image';
import { fileOfData, imageTypes } from '../images/image-data';
import type { ImageTarget } from '../images/image-target';
import { endUploadsTo, type ImageUpload, useUploadTo } from '../images/image-uploads';
import { keepImageCopy, useCopyHint } from '../images/kept-copy';
import { UploadProgress } from '../images/image-loading';

const SearchDialog = lazyDialog(async () => (await import('./search-dialog')).SearchDialog);
const GenerateDialog = lazyDialog(
  async () => (await import('./generate-image-dialog')).GenerateImageDialog,
);

interface ImageSourcesProps {
  readonly place: ImagePlace;
  /** Ways that stand before these. */
  readonly children?: ReactNode;
}

/** Ways to get a picture that the person does not have yet: search, and AI. */
export function ImageSources({ place, children }: ImageSourcesProps) {
  const [open, setOpen] = useState<'search' | 'generate' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={classes.ways}>
      {children}
      <Button
        variant="light"
        aria-label={imageSearchMessages.search}
        title={imageSearchMessages.search}
        leftSection={<Search size={16} strokeWidth={1.75} />}
        onClick={() => setOpen('search')}
      >
        {imageSearchMessages.searchShort}
      </Button>
      <Button
        variant="light"
        aria-label={imageSearchMessages.generate}
        title={imageSearchMessages.generate}
        leftSection={<Sparkles size={16} strokeWidth={1.75} />}
        onClick={() => setOpen('generate')}
      >
        {imageSearchMessages.generateShort}
      </Button>
      {open === 'search' && <SearchDialog place={place} onClose={close} />}
      {open === 'generate' && <GenerateDialog place={place} onClose={close} />}
    </div>
  );
}

const messages = imageMessages.url;

/** A picture of which the deck keeps the address. */
interface ImageWithUrl {
  readonly url: string | null;
  readonly target: ImageTarget;
  /** Takes another address, or none; false where it is declined. */
  readonly onUrl: (url: string | null) => boolean;
}

/**
 * The address of a picture while it is typed; `keep` takes it, or says that it is none. Emptied,
 * the picture goes; the data of a picture are sent as its file would be.
 */
function useTypedUrl({ url, target, onUrl }: ImageWithUrl) {
  const [typed, setTyped] = useState<{ over: string | null; text: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  // What was typed counts for the address it was typed over: undo shows in the field as well.
  const text = typed?.over === url ? typed.text : (url ?? '');
  const change = (next: string) => {
    setTyped({ over: url, text: next });
    setError(null);
  };
  const keep = () => {
    const typedUrl = text.trim() === '' ? null : imageUrlOf(text);
    const isInvalid = typedUrl === null && text.trim() !== '';
    setError(isInvalid ? messages.invalid : null);
    if (isInvalid) return;
    setTyped(null);
    const file = fileOfData(text);
    if (file !== null && text !== url) {
      void uploadImageTo(file, target);
      return;
    }
    const isTaken = onUrl(typedUrl);
    // What is on its way would take the place of what was chosen after it.
    if (isTaken) endUploadsTo(target);
    if (isTaken && typedUrl !== null) void keepImageCopy(typedUrl);
  };
  return { text, error, change, keep };
}

/** Picture data is long and says nothing to people. */
function displayUrl(text: string): string {
  return text.startsWith('data:') ? '' : text;
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
        <Hint label={messages.chooseFile}>
          <ActionIcon {...button} className={classes.choose} aria-label={messages.chooseFile}>
            <ImagePlus size={16} strokeWidth={1.75} />
          </ActionIcon>
        </Hint>
      )}
    </FileButton>
  );
}

/** An own file: sending it, its progress, and whether it failed. */
function useFileUpload(target: ImageTarget) {
  const upload = useUploadTo(target);
  const isSending = upload?.problem === null;
  return {
    sent: isSending ? upload.sent : null,
    notSent: isSending ? undefined : upload,
    bring: (file: File) => void uploadImageTo(file, target),
    stop: () => endUploadsTo(target),
  };
}

interface ImageUrlFieldProps extends ImageWithUrl {
  readonly label: string;
  /** What the picture is for; nothing where it needs no words. */
  readonly hint?: string | null;
  /**
   * Where a picture goes that is searched for, or made; null where there is no slide to search for.
   */
  readonly place: ImagePlace | null;
  /** What the picture shows. */
  readonly children?: ReactNode;
}

/** A picture by its address, by a file, found or made, and what it shows. */
export function ImageUrlField(props: ImageUrlFieldProps) {
  const { label, hint = null, place, children, ...image } = props;
  const { text, error, change, keep } = useTypedUrl(image);
  const { sent, notSent, bring, stop } = useFileUpload(image.target);
  const copyHint = useCopyHint(image.url ?? '');
  return (
    <div>
      <TextInput
        label={label}
        description={sent === null ? (copyHint ?? hint) : <SendingImage sent={sent} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ wrapper: classes.addressRow, description: classes.hint }}
        rightSection={<FileChoice onFile={bring} onCancel={sent === null ? null : stop} />}
        rightSectionWidth={40}
        placeholder={messages.placeholder}
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
      {children}
      {place !== null && (
        <div className={classes.sources}>
          <ImageSources place={place} />
        </div>
      )}
    </div>
  );
}
