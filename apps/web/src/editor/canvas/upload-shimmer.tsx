import { ActionIcon, Button } from '@mantine/core';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { pictureWords } from '../../messages/images';
import { SendingWords } from '../images/upload-progress';
import { useElementBox } from '../checks/drawn-slide';
import { bringPicture } from '../images/add-image';
import { endUpload, usePictureUploads, type PictureUpload } from '../images/image-uploads';
import shimmer from '../../ui/shimmer.module.css';
import classes from './upload-shimmer.module.css';

const words = pictureWords.element;

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
      <span className={classes.percent}>{pictureWords.percent(sent)}</span>
    </div>
  );
}

function sendAgain({ id, file, target }: PictureUpload): void {
  endUpload(id);
  void bringPicture(file, target);
}

/** At the foot of a slide that waits for a new picture, or did not get it. */
function NewPicture({ upload }: { upload: PictureUpload }) {
  const hasFailed = upload.problem !== null;
  return (
    <div className={classes.coming} role="status">
      <img src={upload.preview} alt="" className={classes.preview} />
      {hasFailed ? words.notSent : <SendingWords sent={upload.sent} />}
      {hasFailed && (
        <Button variant="default" size="compact-sm" onClick={() => sendAgain(upload)}>
          {words.again}
        </Button>
      )}
      <ActionIcon
        size={28}
        aria-label={hasFailed ? words.discard : words.cancel}
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
  const uploads = usePictureUploads(
    useShallow((state) => state.uploads.filter(({ target }) => target.slideId === slideId)),
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
          upload.target.kind === 'new' ? <NewPicture key={upload.id} upload={upload} /> : null,
        )}
      </div>
    </>
  );
}
