import { setSlideBackground, type Slide } from '@arrasta/domain';
import { ActionIcon, FileButton, TextInput, Tooltip } from '@mantine/core';
import { ImageOff, ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { backgroundWords as words } from '../../../base/wording/background';
import { pictureTypes } from '../../pictures/picture-types';
import { SendingWords } from '../../pictures/sending-words';
import { uploadFailure } from '../../pictures/upload-failure';
import { uploader } from '../../pictures/uploader';
import { PictureCreditLine } from '../found-pictures/picture-credit-line';
import { placeBehind } from '../found-pictures/picture-place';
import { PictureWays } from '../found-pictures/picture-ways';
import { useCopyHint } from '../pictures/kept-copy';
import { usePictureArrival } from '../pictures/use-picture-arrival';
import { dispatch } from '../store/editor-store';
import classes from './background.module.css';
import { useTypedAddress } from './use-typed-address';

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

interface FileChoiceProps {
  readonly slideId: string;
  readonly isSending: boolean;
  /** Called with how much has gone, in whole percents, and with null at the end. */
  readonly onSent: (percent: number | null) => void;
  /** Called with what went wrong, and with null when another attempt begins. */
  readonly onProblem: (problem: string | null) => void;
}

/** A file of one's own: it is uploaded and kept, and the slide shows what was kept. */
function FileChoice({ slideId, isSending, onSent, onProblem }: FileChoiceProps) {
  const send = async (file: File | null) => {
    if (file === null) return;
    onProblem(null);
    onSent(0);
    try {
      const { uploadPicture } = await uploader.get();
      const { url } = await uploadPicture(file, 'picture', { onSent });
      dispatch(setSlideBackground(slideId, { backgroundImageUrl: url }));
    } catch (error) {
      onProblem(uploadFailure(error));
    } finally {
      onSent(null);
    }
  };
  return (
    <FileButton accept={pictureTypes.join()} onChange={(file) => void send(file)}>
      {(button) => (
        <Tooltip label={words.chooseFile}>
          <ActionIcon
            {...button}
            className={classes.choose}
            aria-label={words.chooseFile}
            loading={isSending}
          >
            <ImagePlus size={16} strokeWidth={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </FileButton>
  );
}

/** The background picture: address, what it shows, and a way to be rid of it. */
export function PictureField({ slide }: { slide: Slide }) {
  const { text, error, change, keep } = useTypedAddress(slide);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const copyHint = useCopyHint(slide.backgroundImageUrl ?? '');
  return (
    <div>
      <TextInput
        label={words.address}
        description={sent === null ? copyHint : <Sending sent={sent} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ wrapper: classes.addressRow, description: classes.hint }}
        rightSection={
          <FileChoice
            slideId={slide.id}
            isSending={sent !== null}
            onSent={setSent}
            onProblem={setProblem}
          />
        }
        rightSectionWidth={40}
        placeholder={words.placeholder}
        value={shownAddress(text)}
        error={error ?? problem}
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setProblem(null);
          change(currentTarget.value);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') keep();
        }}
        onBlur={keep}
      />
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
