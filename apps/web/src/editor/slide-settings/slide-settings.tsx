import { type ReactNode, memo, useDeferredValue } from 'react';
import { Collapsible } from '../../ui/controls/collapsible';
import classes from './slide-settings.module.css';
import { lazyComponent } from '../../loading/lazy-component';
import { layoutMessages, layoutNames } from '../../messages/layouts';
import { altTextMessages, backgroundMessages } from '../../messages/slide-settings';
import { useIsLayoutOpen, useOpenSection, type SlideSection } from '../store/open-section';
import { useDebouncedSlide, useCurrentSlide, useCurrentSlideId } from '../store/selectors';

/** Whether a section is open, and what opens and closes it; one at a time leaves the slides room. */
function useSection(section: SlideSection) {
  const isOpen = useOpenSection((now) => now.section === section);
  const onToggle = () => useOpenSection.setState({ section: isOpen ? null : section });
  return { isOpen, onToggle };
}

interface SettingsSectionProps {
  readonly section: Parameters<typeof useSection>[0];
  readonly label: string;
  /** What is set, while the section is closed. */
  readonly value: string;
  /** The slide whose fields are drawn, where the fields write to that slide. */
  readonly shownId?: string;
  readonly children: ReactNode;
}

/** One of the sections under the slides. */
function SettingsSection({ section, label, value, shownId, children }: SettingsSectionProps) {
  const currentId = useCurrentSlideId();
  return (
    <Collapsible
      label={label}
      value={value}
      {...useSection(section)}
      classNames={{ root: classes.section, name: classes.name, body: classes.scroll }}
    >
      {/* Until the fields are of the slide on the canvas, nothing is given to the slide before. */}
      <div className={classes.body} inert={shownId !== undefined && shownId !== currentId}>
        {children}
      </div>
    </Collapsible>
  );
}

const LayoutFields = memo(
  lazyComponent(async () => (await import('../layouts/layout-fields')).LayoutFields),
);

/** LAYOUT of the slide on the canvas; closed, it says which. */
function LayoutSection() {
  const slide = useDebouncedSlide();
  if (slide === undefined) return null;
  return (
    <SettingsSection
      section="layout"
      label={layoutMessages.heading}
      value={layoutNames[slide.layout]}
    >
      <LayoutFields />
    </SettingsSection>
  );
}

const AltTextField = lazyComponent(async () => (await import('./alt-text-field')).AltTextField);

/** The alt text of the slide on the canvas; closed, the section says whose it is. */
function AltTextSection() {
  const slide = useDebouncedSlide();
  if (slide === undefined) return null;
  return (
    <SettingsSection
      section="alt-text"
      label={altTextMessages.heading}
      value={slide.altText === null ? altTextMessages.automatic : altTextMessages.own}
      shownId={slide.id}
    >
      <AltTextField key={slide.id} slide={slide} />
    </SettingsSection>
  );
}

const BackgroundFields = memo(
  lazyComponent(async () => (await import('./background-fields')).BackgroundFieldset),
);

/** EDITAR FUNDO of the slide on the canvas; closed, it says whether there is a picture. */
function BackgroundSection() {
  const slide = useCurrentSlide();
  const before = useDeferredValue(slide);
  if (slide === undefined) return null;
  // Another slide is painted first, and then the fields change to it.
  const shownSlide = before?.id === slide.id ? slide : (before ?? slide);
  return (
    <SettingsSection
      section="background"
      label={backgroundMessages.heading}
      value={slide.backgroundImageUrl === null ? backgroundMessages.none : backgroundMessages.image}
      shownId={shownSlide.id}
    >
      <BackgroundFields key={shownSlide.id} slide={shownSlide} />
    </SettingsSection>
  );
}

/** What can be set on the slide on the canvas as a whole. */
export function SlideSettings() {
  return (
    <div className={classes.settings} data-filling={useIsLayoutOpen() || undefined}>
      <LayoutSection />
      <BackgroundSection />
      <AltTextSection />
    </div>
  );
}
