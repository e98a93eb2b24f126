import { ActionIcon, Button } from '@mantine/core';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { imageMessages } from '../../messages/images';
import { UploadProgress } from '../images/image-loading';
import { useElementBox } from '../checks/drawn-slide';
import { uploadImageTo } from '../images/add-image';
import { endUpload, useImageUploads, type ImageUpload } from '../images/image-uploads';
import shimmer from '../../ui/shimmer.module.css';
import classes from './upload-shimmer.module.css';

const messages = imageMessages.element;

interface ShimmerProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly elementId: string;
  /** In whole percents. */
  readonly sent: number;
}

/** Over the element whose picture is on its way. */
function ElementShimmer({ frame, elementId, sent }: ShimmerProps) {
  const box = useElementBox(frame, elementId);
  return box === null ? null : (
    <div
      className={`${shimmer.shimmer ?? ''} ${classes.shimmer ?? ''}`}
      style={{ ...box }}
      aria-hidden
    >
      <span className={classes.percent}>{imageMessages.percent(sent)}</span>
    </div>
  );
}

function resend({ id, file, target }: ImageUpload): void {
  endUpload(id);
  void uploadImageTo(file, target);
}

/** At the foot of a slide that waits for a new picture, or did not get it. */
function NewImage({ upload }: { upload: ImageUpload }) {
  const hasFailed = upload.problem !== null;
  return (
    <div className={classes.coming} role="status">
      <img src={upload.preview} alt="" className={classes.preview} />
      {hasFailed ? messages.notSent : <UploadProgress sent={upload.sent} />}
      {hasFailed && (
        <Button variant="default" size="compact-sm" onClick={() => resend(upload)}>
          {messages.again}
        </Button>
      )}
      <ActionIcon
        size={28}
        aria-label={hasFailed ? messages.discard : messages.cancel}
        onClick={() => {
          upload.cancel();
          endUpload(upload.id);
        }}
      >
        <X size={15} strokeWidth={1.75} />
      </ActionIcon>
    </div>
  );
}

interface UploadsProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly slideId: string;
}

/** The pictures on their way to a slide. */
export function SlideUploads({ frame, slideId }: UploadsProps) {
  const uploads = useImageUploads(
    useShallow((state) =>
      state.uploads.filter(({ target }) => 'slideId' in target && target.slideId === slideId),
    ),
  );
  return (
    <>
      {uploads.map(({ id, target, problem, sent }) =>
        // The panel of an element says what came of it, and that of a background how far it is.
        target.kind !== 'element' || problem !== null ? null : (
          <ElementShimmer key={id} frame={frame} elementId={target.elementId} sent={sent} />
        ),
      )}
      <div className={classes.foot}>
        {uploads.map((upload) =>
          upload.target.kind === 'new' ? <NewImage key={upload.id} upload={upload} /> : null,
        )}
      </div>
    </>
  );
}
