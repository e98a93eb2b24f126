import { setCarouselField } from '@arrasta/domain';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { Trash2, Upload, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { pictureWords } from '../../../messages/images';
import { avatarTypes } from '../../images/image-types';
import { SendingWords } from '../../images/upload-progress';
import { uploadFailure, uploader } from '../../images/uploader';
import { handleSignedOut } from '../../persistence/leave';
import { dispatch, useSession } from '../../store/editor-store';
import { currentCarouselId } from '../../store/selectors';
import classes from './avatar-field.module.css';

const words = pictureWords.avatar;

/** Sends a chosen file; its picture becomes the avatar of the carousel it was chosen for. */
function useAvatarUpload() {
  /** In whole percents; null while nothing is sent. */
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useRef<() => void>(null);
  const upload = async (file: File | null) => {
    if (file === null) return;
    setProblem(null);
    setSent(0);
    const carouselId = currentCarouselId();
    try {
      const { uploadPicture } = await uploader.get();
      const { url } = await uploadPicture(file, 'avatar', { onSent: setSent });
      // Another carousel may have been opened meanwhile; it keeps its own face.
      if (currentCarouselId() === carouselId) dispatch(setCarouselField('brandAvatarUrl', url));
    } catch (error) {
      if (!handleSignedOut(error)) setProblem(uploadFailure(error));
    } finally {
      setSent(null);
      reset.current?.();
    }
  };
  return { sent, problem, reset, upload };
}

function Face({ address }: { address: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.face}>
      {address === null || address === failed ? (
        <UserRound size={22} strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={address} alt={words.label} onError={() => setFailed(address)} />
      )}
    </span>
  );
}

/** The picture of the brand: 200x200, from a JPEG, PNG or WebP of at most 2 MB (docs/product/carousels.md 16). */
export function AvatarField() {
  const address = useSession(({ state }) => state.deck.carousel.brandAvatarUrl);
  const { sent, problem, reset, upload } = useAvatarUpload();
  const label = address === null ? words.choose : words.change;
  return (
    <div>
      <div className={classes.row}>
        <Face address={address} />
        <div className={classes.actions}>
          <FileButton
            accept={avatarTypes.join()}
            resetRef={reset}
            onChange={(file) => void upload(file)}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={sent !== null}
                leftSection={<Upload size={15} strokeWidth={1.75} />}
              >
                {sent === null ? label : <SendingWords sent={sent} words={words} />}
              </Button>
            )}
          </FileButton>
          {address !== null && (
            <ActionIcon
              aria-label={words.remove}
              onClick={() => dispatch(setCarouselField('brandAvatarUrl', null))}
            >
              <Trash2 size={16} strokeWidth={1.75} />
            </ActionIcon>
          )}
        </div>
      </div>
      <p className={classes.hint}>{words.hint}</p>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
