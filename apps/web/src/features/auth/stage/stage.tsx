import { lazy, Suspense, type ComponentType } from 'react';
import { authMessages } from '../../../messages/auth';
import classes from './stage.module.css';

function EmptySlots() {
  return (
    <>
      <div className={classes.slot} />
      <div className={classes.slot} />
      <div className={classes.slot} />
    </>
  );
}

/** The slides with their fonts; the form is usable without them, so they may also fail to come. */
async function loadSlides(): Promise<{ default: ComponentType }> {
  try {
    const { StageSlides, prepareStage } = await import('./stage-slides');
    await prepareStage();
    return { default: StageSlides };
  } catch {
    return { default: EmptySlots };
  }
}

const StageSlides = lazy(loadSlides);

/** The tagline over three slides of a real carousel. */
export function Stage({ className }: { className: string | undefined }) {
  return (
    <aside className={`${classes.stage} ${className ?? ''}`}>
      <p className={classes.tagline}>{authMessages.tagline}</p>
      <div className={classes.slides} aria-hidden inert>
        <Suspense fallback={<EmptySlots />}>
          <StageSlides />
        </Suspense>
      </div>
    </aside>
  );
}
