import { lazy, Suspense, type ComponentType } from 'react';
import { authMessages } from '../../../messages/auth';
import classes from './showcase.module.css';

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
    const { ShowcaseSlides, loadShowcaseFonts } = await import('./showcase-slides');
    await loadShowcaseFonts();
    return { default: ShowcaseSlides };
  } catch {
    return { default: EmptySlots };
  }
}

const ShowcaseSlides = lazy(loadSlides);

/** The tagline over three slides of a real carousel. */
export function Showcase({ className }: { className: string | undefined }) {
  return (
    <aside className={`${classes.showcase} ${className ?? ''}`}>
      <p className={classes.tagline}>{authMessages.tagline}</p>
      <div className={classes.slides} aria-hidden inert>
        <Suspense fallback={<EmptySlots />}>
          <ShowcaseSlides />
        </Suspense>
      </div>
    </aside>
  );
}
