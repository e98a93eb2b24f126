import { parseColour, setSlideBackground, type Slide, type SlideBackground } from '@arrasta/domain';
import { ColourField } from '../../../ui/controls/colour-field';
import { PercentSlider } from '../../../ui/percent-slider';
import { backgroundWords as words } from '../../../messages/slide-settings';
import { dispatch, useSession } from '../../store/editor-store';
import { useOwnColours } from '../../store/own-colours';
import classes from './background.module.css';
import { BrightTextOffer } from './bright-text-offer';
import { PictureField } from './picture-field';

/** Picture, its opacity, the slide's colour and its intensity (docs/product/slides.md 13). */
export function BackgroundFields({ slide }: { slide: Slide }) {
  const secondaryColor = useSession(({ state }) => state.deck.carousel.secondaryColor);
  const set = (patch: Partial<SlideBackground>) => dispatch(setSlideBackground(slide.id, patch));
  return (
    <div className={classes.fields}>
      <PictureField slide={slide} />
      <PercentSlider
        label={words.opacity}
        value={slide.backgroundImageOpacity}
        onChange={(backgroundImageOpacity) => set({ backgroundImageOpacity })}
      />
      <BrightTextOffer slide={slide} />
      {/* Without a colour of its own a slide lies under the carousel's ground, which is white. */}
      <ColourField
        label={words.colour}
        value={parseColour(slide.overlayColor ?? secondaryColor)}
        own={useOwnColours()}
        onChange={(overlayColor) => set({ overlayColor })}
      />
      <PercentSlider
        label={words.intensity}
        value={slide.overlayOpacity}
        onChange={(overlayOpacity) => set({ overlayOpacity })}
      />
    </div>
  );
}
