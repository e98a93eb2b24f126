import { pictureAddressOf, stockPictureAddress, type Element } from '@arrasta/domain';
import { Button } from '@mantine/core';
import { ImageOff } from 'lucide-react';
import { editorWords } from '../../messages/editor';
import { pictureWords } from '../../messages/images';
import { SendingWords } from '../images/upload-progress';
import { bringPicture } from '../images/add-image';
import {
  endUploadsTo,
  useUploadTo,
  type PictureTarget,
  type PictureUpload,
} from '../images/image-uploads';
import { usePictureArrival } from '../images/use-image-loading';
import shimmer from '../../ui/shimmer.module.css';
import classes from './image-field.module.css';

const words = pictureWords.element;

/** The file itself under a shimmer, while it is on its way. */
function Sending({ upload }: { upload: PictureUpload }) {
  return (
    <>
      <img src={upload.preview} alt="" />
      <div className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`} aria-hidden />
      <div className={classes.sending} role="status">
        <span>
          <SendingWords sent={upload.sent} />
        </span>
        <Button variant="default" onClick={() => endUploadsTo(upload.target)}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}

/** The file is kept until it was sent or given up. */
function NotSent({ upload }: { upload: PictureUpload }) {
  const { problem, file, target } = upload;
  return (
    <div className={classes.failed}>
      <p role="alert">{problem}</p>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => void bringPicture(file, target)}>
          {words.again}
        </Button>
        <Button variant="subtle" onClick={() => endUploadsTo(target)}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}

/** Why there is no picture to see. */
function NotShown({ title, why }: { title: string; why: string }) {
  return (
    <div className={classes.failed} role="alert">
      <ImageOff size={20} strokeWidth={1.75} aria-hidden />
      <strong>{title}</strong>
      <p>{why}</p>
    </div>
  );
}

function Shown({ address }: { address: string }) {
  const { arrival, watch } = usePictureArrival(address);
  if (arrival === 'failed') {
    return <NotShown title={words.missing} why={editorWords.panel.pictureFailed} />;
  }
  return (
    <>
      <img src={address} alt="" {...watch} />
      {arrival === 'coming' && (
        <div className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`} aria-hidden />
      )}
      {arrival === 'slow' && <NotShown title={words.slow} why={words.slowHint} />}
    </>
  );
}

interface PicturePreviewProps {
  readonly element: Element;
  readonly target: PictureTarget;
  /** A picture is held over it. */
  readonly dropping: boolean;
}

/** What an image element shows, or why it shows nothing. */
export function PicturePreview({ element, target, dropping }: PicturePreviewProps) {
  const upload = useUploadTo(target);
  const address = pictureAddressOf(element.content) ?? stockPictureAddress;
  const isSending = upload?.problem === null;
  return (
    <div className={classes.preview}>
      {upload === undefined && <Shown address={address} />}
      {upload !== undefined &&
        (isSending ? <Sending upload={upload} /> : <NotSent upload={upload} />)}
      {dropping && <div className={classes.drop}>{words.drop}</div>}
    </div>
  );
}
