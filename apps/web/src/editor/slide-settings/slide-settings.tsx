import { AltTextSection } from './alt-text-section';
import { BackgroundSection } from './background/background-section';
import classes from './slide-settings.module.css';

/** What can be set on the slide on the canvas as a whole. */
export function SlideSettings() {
  return (
    <div className={classes.settings}>
      <BackgroundSection />
      <AltTextSection />
    </div>
  );
}
