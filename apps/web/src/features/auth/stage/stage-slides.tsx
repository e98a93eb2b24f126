import { ensureDeckFonts, Slide } from '@arrasta/slide-renderer';
import { stagePictures } from './stage-pictures';
import classes from './stage.module.css';

/** Fetches the fonts of the slides, so that they appear as they stay. */
export async function prepareStage(): Promise<void> {
  await Promise.all(stagePictures.map(({ carousel, slide }) => ensureDeckFonts(carousel, [slide])));
}

/** Three slides, drawn as in the editor and in the file. */
export function StageSlides() {
  return stagePictures.map(({ carousel, slide, index, total }) => (
    <div key={slide.id} className={classes.slot}>
      <div className={classes.picture}>
        <Slide carousel={carousel} slide={slide} index={index} total={total} />
      </div>
    </div>
  ));
}
