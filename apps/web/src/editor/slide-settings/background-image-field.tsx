import { setSlideBackground, type Slide } from '@arrasta/domain';
import { ActionIcon, Button, FileButton, TextInput, Tooltip } from '@mantine/core';
import { ImageOff, ImagePlus, X } from 'lucide-react';
import { backgroundWords as words } from '../../messages/slide-settings';
import { pictureWords } from '../../messages/images';
import { pictureTypes } from '../images/image-types';
import { SendingWords } from '../images/upload-progress';
import { PictureCreditLine } from '../image-search/image-credit';
import { placeBehind } from '../image-search/image-place';
import { PictureWays } from '../image-search/image-sources';
import { bringPicture } from '../images/add-image';
import { useCopyHint } from '../images/kept-copy';
import { endUploadsTo, useUploadTo, type PictureUpload } from '../images/image-uploads';
import { usePictureArrival } from '../images/use-image-loading';
import { dispatch } from '../store/editor-store';
import classes from './background.module.css';
import { useTypedAddress } from './use-typed-url';

/** Picture data is long and says nothing to people. */
function shownAddress(text: string): string {
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
  const { arrival, watch } = usePictureArrival(address);
  return (
    <div className={classes.preview}>
      {arrival === 'failed' && <Notice text={words.failed} />}
      {arrival !== 'failed' && <img src={address} alt={words.address} {...watch} />}
      {arrival === 'slow' && <Notice text={words.slow} />}
      <Tooltip label={words.remove}>
        <ActionIcon
          size={28}
          className={classes.remove}
          aria-label={words.remove}
          onClick={() => dispatch(setSlideBackground(slideId, { backgroundImageUrl: null }))}
        >
          <X size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

function Sending({ sent }: { sent: number }) {
  return (
    <span className={classes.sending}>
      <SendingWords sent={sent} />
    </span>
  );
}

/** The file is kept until it was sent or given up. */
function NotSent({ upload: { file, target } }: { upload: PictureUpload }) {
  const { again, discard: giveUp } = pictureWords.element;
  return (
    <div className={classes.again}>
      <Button variant="default" onClick={() => void bringPicture(file, target)}>
        {again}
      </Button>
      <Button variant="subtle" onClick={() => endUploadsTo(target)}>
        {giveUp}
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
    const { cancel } = pictureWords.element;
    return (
      <Tooltip label={cancel}>
        <ActionIcon className={classes.choose} aria-label={cancel} onClick={onCancel}>
          <X size={16} strokeWidth={1.75} />
        </ActionIcon>
      </Tooltip>
    );
  }
  const send = (file: File | null) => {
    if (file !== null) onFile(file);
  };
  return (
    <FileButton accept={pictureTypes.join()} onChange={send}>
      {(button) => (
        <Tooltip label={words.chooseFile}>
          <ActionIcon {...button} className={classes.choose} aria-label={words.chooseFile}>
            <ImagePlus size={16} strokeWidth={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </FileButton>
  );
}

/** A file of one's own: how it is sent, how much of it has gone, and whether it did not get there. */
function useOwnFile(slideId: string) {
  const target = { kind: 'background', slideId } as const;
  const upload = useUploadTo(target);
  const isSending = upload?.problem === null;
  return {
    sent: isSending ? upload.sent : null,
    notSent: isSending ? undefined : upload,
    bring: (file: File) => void bringPicture(file, target),
    stop: () => endUploadsTo(target),
  };
}

/** The background picture: address, what it shows, and a way to be rid of it. */
export function PictureField({ slide }: { slide: Slide }) {
  const { text, error, change, keep } = useTypedAddress(slide);
  const { sent, notSent, bring, stop } = useOwnFile(slide.id);
  const copyHint = useCopyHint(slide.backgroundImageUrl ?? '');
  return (
    <div>
      <TextInput
        label={words.address}
        description={sent === null ? copyHint : <Sending sent={sent} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ wrapper: classes.addressRow, description: classes.hint }}
        rightSection={<FileChoice onFile={bring} onCancel={sent === null ? null : stop} />}
        rightSectionWidth={40}
        placeholder={words.placeholder}
        value={shownAddress(text)}
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
      {notSent && <NotSent upload={notSent} />}
      {slide.backgroundImageUrl !== null && (
        <>
          <Preview slideId={slide.id} address={slide.backgroundImageUrl} />
          <PictureCreditLine address={slide.backgroundImageUrl} />
        </>
      )}
      <div className={classes.ways}>
        <PictureWays place={placeBehind(slide)} />
      </div>
    </div>
  );
}
