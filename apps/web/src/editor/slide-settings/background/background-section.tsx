import { memo, useDeferredValue } from 'react';
import { lazyPart } from '../../../loading/lazy-part';
import { backgroundWords as words } from '../../../messages/slide-settings';
import { SettingsSection } from '../settings-section';
import { useCurrentSlide } from '../../store/selectors';

const BackgroundFields = memo(
  lazyPart(async () => (await import('./background-fields')).BackgroundFields),
);

/** EDITAR FUNDO of the slide on the canvas; closed, it says whether there is a picture. */
export function BackgroundSection() {
  const slide = useCurrentSlide();
  const before = useDeferredValue(slide);
  if (slide === undefined) return null;
  // Another slide is painted first, and then the fields change to it.
  const shown = before?.id === slide.id ? slide : (before ?? slide);
  return (
    <SettingsSection
      section="background"
      label={words.heading}
      value={slide.backgroundImageUrl === null ? words.none : words.picture}
    >
      <BackgroundFields key={shown.id} slide={shown} />
    </SettingsSection>
  );
}
