import { setCarouselField, brandPositions, limits } from '@arrasta/domain';
import { ActionIcon, Button, FileButton, SegmentedControl, TextInput } from '@mantine/core';
import { Trash2, Upload, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { imageMessages } from '../../messages/images';
import { avatarTypes } from '../images/image-data';
import { UploadProgress } from '../images/image-loading';
import { uploadFailureMessage, uploader } from '../images/add-image';
import { leaveForSignIn } from '../persistence/leave';
import { dispatch, useSession } from '../store/editor-store';
import { currentCarouselId, useCarousel } from '../store/selectors';
import avatarClasses from './avatar-field.module.css';
import { editorUndoField, limitedText } from '../../ui/controls/control-props';
import { editorMessages } from '../../messages/editor';
import classes from './sidebar.module.css';

const avatarMessages = imageMessages.avatar;

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
      const { uploadImage: sendImage } = await uploader.get();
      const { url } = await sendImage(file, 'avatar', { onSent: setSent });
      // Another carousel may have been opened meanwhile; it keeps its own picture.
      if (currentCarouselId() === carouselId) dispatch(setCarouselField('brandAvatarUrl', url));
    } catch (error) {
      if (!leaveForSignIn(error)) setProblem(uploadFailureMessage(error));
    } finally {
      setSent(null);
      reset.current?.();
    }
  };
  return { sent, problem, reset, upload };
}

function Face({ url }: { url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={avatarClasses.face}>
      {url === null || url === failed ? (
        <UserRound size={22} strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={url} alt={avatarMessages.label} onError={() => setFailed(url)} />
      )}
    </span>
  );
}

/** The picture of the brand: 200x200, from a JPEG, PNG or WebP of at most 2 MB (docs/product/carousels.md 16). */
function AvatarField() {
  const url = useSession(({ state }) => state.deck.carousel.brandAvatarUrl);
  const { sent, problem, reset, upload } = useAvatarUpload();
  const label = url === null ? avatarMessages.choose : avatarMessages.change;
  return (
    <div>
      <div className={avatarClasses.row}>
        <Face url={url} />
        <div className={avatarClasses.actions}>
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
                {sent === null ? label : <UploadProgress sent={sent} messages={avatarMessages} />}
              </Button>
            )}
          </FileButton>
          {url !== null && (
            <ActionIcon
              aria-label={avatarMessages.remove}
              onClick={() => dispatch(setCarouselField('brandAvatarUrl', null))}
            >
              <Trash2 size={16} strokeWidth={1.75} />
            </ActionIcon>
          )}
        </div>
      </div>
      <p className={avatarClasses.hint}>{avatarMessages.hint}</p>
      {problem !== null && (
        <p role="alert" className={avatarClasses.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

const messages = editorMessages.brand;

function emptyToNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Name, handle and place of the brand line. */
export function BrandFields() {
  const carousel = useCarousel();
  return (
    <div className={classes.fields}>
      <AvatarField />
      <TextInput
        label={messages.name}
        {...limitedText(carousel.brandName ?? '', limits.brandName)}
        value={carousel.brandName ?? ''}
        onChange={({ currentTarget }) =>
          dispatch(setCarouselField('brandName', emptyToNull(currentTarget.value)))
        }
        {...editorUndoField}
      />
      <TextInput
        label={messages.handle}
        {...limitedText(carousel.brandHandle ?? '', limits.brandHandle)}
        value={carousel.brandHandle ?? ''}
        onChange={({ currentTarget }) =>
          dispatch(setCarouselField('brandHandle', emptyToNull(currentTarget.value)))
        }
        {...editorUndoField}
      />
      <div>
        <span className={classes.fieldLabel} id="brand-position">
          {messages.position}
        </span>
        <SegmentedControl
          aria-labelledby="brand-position"
          fullWidth
          data={brandPositions.map((value) => ({ value, label: messages[value] }))}
          value={carousel.brandPosition}
          onChange={(value) => dispatch(setCarouselField('brandPosition', value))}
        />
      </div>
    </div>
  );
}
