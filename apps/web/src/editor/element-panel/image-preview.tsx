import { imageAddressOf, stockImageAddress, type Element } from '@arrasta/domain';
import { Button } from '@mantine/core';
import { ImageOff } from 'lucide-react';
import { editorMessages } from '../../messages/editor';
import { imageMessages } from '../../messages/images';
import { UploadProgress } from '../images/upload-progress';
import { uploadImageTo } from '../images/add-image';
import type { ImageTarget } from '../images/image-target';
import { endUploadsTo, useUploadTo, type ImageUpload } from '../images/image-uploads';
import { useImageLoading } from '../images/use-image-loading';
import shimmer from '../../ui/shimmer.module.css';
import classes from './image-field.module.css';

const messages = imageMessages.element;

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
export function ImagePreview({ element, target, dropping }: ImagePreviewProps) {
  const upload = useUploadTo(target);
  const url = imageAddressOf(element.content) ?? stockImageAddress;
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
