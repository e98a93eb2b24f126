import {
  whiteTextOnImage,
  type Slide,
  parseColor,
  setSlideBackground,
  type BackgroundFields,
} from '@arrasta/domain';
import { Button, ActionIcon } from '@mantine/core';
import { X } from 'lucide-react';
import { backgroundMessages } from '../../messages/slide-settings';
import { dispatch, useSession } from '../store/editor-store';
import { useCanRun } from '../store/commands';
import classes from './background.module.css';
import { ColorField } from '../../ui/controls/color-field';
import { PercentSlider } from '../../ui/percent-slider';
import { useOwnColors } from '../store/selectors';
import { imageMessages } from '../../messages/images';
import { Hint } from '../../ui/controls/hint';
import { ImageCreditLine } from '../image-search/image-credit';
import { placeBehind } from '../image-search/image-place';
import { ImageUrlField } from '../image-search/image-sources';
import { endUploadsTo } from '../images/image-uploads';
import { ImageNotice, useImageLoading } from '../images/image-loading';

function Preview({ slideId, url }: { slideId: string; url: string }) {
  const { loading: arrival, watch } = useImageLoading(url);
  return (
    <div className={classes.preview}>
      {arrival === 'failed' && <ImageNotice text={imageMessages.url.failed} />}
      {arrival !== 'failed' && <img src={url} alt={backgroundMessages.imageField} {...watch} />}
      {arrival === 'slow' && <ImageNotice text={imageMessages.url.slow} />}
      <Hint label={backgroundMessages.remove}>
        <ActionIcon
          size={28}
          className={classes.remove}
          aria-label={backgroundMessages.remove}
          onClick={() => {
            endUploadsTo({ kind: 'background', slideId });
            dispatch(setSlideBackground(slideId, { backgroundImageUrl: null }));
          }}
        >
          <X size={15} strokeWidth={1.75} />
        </ActionIcon>
      </Hint>
    </div>
  );
}

/** The background picture: address, what it shows, and a way to be rid of it. */
function BackgroundImageField({ slide }: { slide: Slide }) {
  const { id, backgroundImageUrl: url } = slide;
  return (
    <ImageUrlField
      label={backgroundMessages.imageField}
      url={url}
      target={{ kind: 'background', slideId: id }}
      place={placeBehind(slide)}
      onUrl={(backgroundImageUrl) => dispatch(setSlideBackground(id, { backgroundImageUrl }))}
    >
      {url !== null && (
        <>
          <Preview slideId={id} url={url} />
          <ImageCreditLine url={url} />
        </>
      )}
    </ImageUrlField>
  );
}

/** From this opacity on a picture is what text is read on, in percent (docs/product/colours.md 11). */
const strongImage = 50;

/** Over a strong picture: white text on a dark layer, in one step. */
function BrightTextOffer({ slide }: { slide: Slide }) {
  const command = whiteTextOnImage(slide.id);
  const isPossible = useCanRun(command);
  const isStrong = slide.backgroundImageUrl !== null && slide.backgroundImageOpacity >= strongImage;
  if (!isStrong || !isPossible) return null;
  const { title, description, apply } = backgroundMessages.brightText;
  return (
    <div className={classes.offer} role="status">
      <p className={classes.offerTitle}>{title}</p>
      <p className={classes.offerWords}>{description}</p>
      <Button variant="default" onClick={() => dispatch(command)}>
        {apply}
      </Button>
    </div>
  );
}

/** Picture, its opacity, the slide's colour and its intensity (docs/product/slides.md 13). */
export function BackgroundFieldset({ slide }: { slide: Slide }) {
  const secondaryColor = useSession(({ state }) => state.deck.carousel.secondaryColor);
  const set = (patch: Partial<BackgroundFields>) => dispatch(setSlideBackground(slide.id, patch));
  return (
    <div className={classes.fields}>
      <BackgroundImageField slide={slide} />
      <PercentSlider
        label={backgroundMessages.opacity}
        value={slide.backgroundImageOpacity}
        onChange={(backgroundImageOpacity) => set({ backgroundImageOpacity })}
      />
      <BrightTextOffer slide={slide} />
      {/* Without a colour of its own a slide lies under the carousel's background, which is white. */}
      <ColorField
        label={backgroundMessages.color}
        value={parseColor(slide.overlayColor ?? secondaryColor)}
        own={useOwnColors()}
        onChange={(overlayColor) => set({ overlayColor })}
      />
      <PercentSlider
        label={backgroundMessages.intensity}
        value={slide.overlayOpacity}
        onChange={(overlayOpacity) => set({ overlayOpacity })}
      />
    </div>
  );
}
