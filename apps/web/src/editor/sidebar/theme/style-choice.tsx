import { chooseTheme, withThemeAlignment } from '@arrasta/domain';
import { themeKeys, themeOf, themes, type ThemeKey } from '@arrasta/palettes';
import { slideWidth } from '@arrasta/slide-renderer';
import { useDeferredValue } from 'react';
import { toolWords } from '../../../messages/tools';
import { SlidePicture } from '../../../ui/slide-picture';
import { dispatch, useSession } from '../../store/editor-store';
import { useCarousel, useDebouncedSlides } from '../../store/selectors';
import columnClasses from '../sidebar.module.css';
import { RovingRadios } from './roving-radios';
import classes from './theme.module.css';

const words = toolWords.theme;
/** Width of a sample, in px. */
const sampleWidth = 40;

function useFirstSlide() {
  const slides = useDebouncedSlides();
  const carousel = useCarousel();
  // Five more drawings of the slide may follow what is typed with a little delay.
  return useDeferredValue({ slide: slides[0], total: slides.length, carousel });
}

function Sample({ theme }: { theme: ThemeKey }) {
  const { slide, total, carousel } = useFirstSlide();
  if (slide === undefined) return null;
  const { alignment } = themeOf(carousel.theme);
  const isCurrent = themeOf(carousel.theme).key === theme;
  return (
    <span className={classes.sample} aria-hidden inert>
      <SlidePicture
        carousel={{ ...carousel, theme }}
        slide={isCurrent ? slide : withThemeAlignment(slide, alignment)}
        index={0}
        total={total}
        scale={sampleWidth / slideWidth}
      />
    </span>
  );
}

/** The five themes, each as the first slide would look in it. */
export function StyleChoice() {
  const current = themeOf(useSession(({ state }) => state.deck.carousel.theme));
  return (
    <div>
      <div className={classes.head}>
        <span className={columnClasses.fieldLabel}>{words.style}</span>
        <span className={classes.current}>{current.name}</span>
      </div>
      <RovingRadios
        label={words.style}
        columns={themeKeys.length}
        className={classes.styles}
        choices={themeKeys.map((key) => ({
          key,
          label: themes[key].name,
          content: <Sample theme={key} />,
        }))}
        chosen={current.key}
        onChoose={(key) => dispatch(chooseTheme(key, current.alignment))}
      />
    </div>
  );
}
