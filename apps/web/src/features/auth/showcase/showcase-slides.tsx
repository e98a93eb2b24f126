import { loadFace } from '@arrasta/slide-renderer';
import { fonts, slides } from 'virtual:rendered-showcase';
import classes from './showcase.module.css';

/** Fetches the fonts of the slides, so that they appear as they stay. */
export async function loadShowcaseFonts(): Promise<void> {
  await Promise.allSettled(fonts.map(loadFace));
}

/** Three slides, drawn as in the editor and in the file. */
export function ShowcaseSlides() {
  return slides.map((slide) => (
    <div key={slide} className={classes.slot}>
      {/* Our own renderer wrote it when the app was built. */}
      <div className={classes.picture} dangerouslySetInnerHTML={{ __html: slide }} />
    </div>
  ));
}
