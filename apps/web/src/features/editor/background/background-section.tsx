import { memo, useDeferredValue } from 'react';
import { create } from 'zustand';
import { lazyPart } from '../../../base/parts/lazy-part';
import { Collapsible } from '../../../base/ui/controls/collapsible';
import { backgroundWords as words } from '../../../base/wording/background';
import { useCurrentSlide } from '../store/current-slide';
import classes from './background.module.css';

const BackgroundFields = memo(
  lazyPart(async () => (await import('./background-fields')).BackgroundFields),
);

/** Where there is room for it beside the slides, the section begins open. */
function hasRoom(): boolean {
  return window.matchMedia('(min-width: 1200px) and (min-height: 860px)').matches;
}

// The panel goes whenever an element is selected; how the person left it stays.
const useOpen = create<{ readonly open: boolean }>(() => ({ open: hasRoom() }));

/** EDITAR FUNDO of the slide on the canvas; closed, it says whether there is a picture. */
export function BackgroundSection() {
  const slide = useCurrentSlide();
  const before = useDeferredValue(slide);
  const open = useOpen((state) => state.open);
  if (slide === undefined) return null;
  // Another slide is painted first, and then the fields change to it.
  const shown = before?.id === slide.id ? slide : (before ?? slide);
  return (
    <Collapsible
      label={words.heading}
      value={slide.backgroundImageUrl === null ? words.none : words.picture}
      isOpen={open}
      onToggle={() => useOpen.setState({ open: !open })}
      classNames={{ root: classes.section, name: classes.name, body: classes.scroll }}
    >
      <div className={classes.body}>
        <BackgroundFields key={shown.id} slide={shown} />
      </div>
    </Collapsible>
  );
}
