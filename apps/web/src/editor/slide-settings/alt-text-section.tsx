import { lazyPart } from '../../loading/lazy-part';
import { altTextWords as words } from '../../messages/slide-settings';
import { SettingsSection } from './settings-section';
import { useDebouncedSlide } from '../store/selectors';

const AltTextField = lazyPart(async () => (await import('./alt-text-field')).AltTextField);

/** The alt text of the slide on the canvas; closed, the section says whose it is. */
export function AltTextSection() {
  const slide = useDebouncedSlide();
  if (slide === undefined) return null;
  return (
    <SettingsSection
      section="alt-text"
      label={words.heading}
      value={slide.altText === null ? words.automatic : words.own}
    >
      <AltTextField key={slide.id} slide={slide} />
    </SettingsSection>
  );
}
