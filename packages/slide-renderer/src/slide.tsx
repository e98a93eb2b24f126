import { type CSSProperties, memo, useMemo } from 'react';
import { Background } from './background';
import { type SceneInput, sceneOf } from './scene';
import type { RenderText } from './elements/box-style';
import { Stack } from './elements/stack';
import { slideHeight, slideWidth } from './context';

/** The element a missing picture belongs to, or the part of the slide that is no element. */
export type ImageOwner = (string & {}) | 'background' | 'avatar';

export interface SlideProps extends SceneInput {
  /** Draws something else in the place of one element's text, with the text's own style. */
  readonly renderText?: RenderText | undefined;
  /** Gives the slide the DOM id `slide-{index}`, the index counted from 0. */
  readonly anchor?: boolean | undefined;
  readonly onImageError?: ((owner: ImageOwner, address: string) => void) | undefined;
}

/** Inherited properties are set anew, so that a slide looks the same in whatever page it stands. */
const inheritedDefaults: CSSProperties = {
  color: 'rgb(0, 0, 0)',
  direction: 'ltr',
  fontFeatureSettings: 'normal',
  fontKerning: 'normal',
  fontOpticalSizing: 'auto',
  fontSize: 16,
  fontStyle: 'normal',
  fontSynthesis: 'none',
  fontVariant: 'normal',
  fontVariationSettings: 'normal',
  fontWeight: 400,
  // A system with colours of its own keeps them for the editor; the picture is for others.
  forcedColorAdjust: 'none',
  hyphens: 'manual',
  letterSpacing: 'normal',
  lineHeight: '24px',
  textAlign: 'start',
  textIndent: 0,
  textRendering: 'geometricPrecision',
  textTransform: 'none',
  textWrap: 'wrap',
  visibility: 'visible',
  whiteSpace: 'normal',
  wordBreak: 'normal',
  wordSpacing: 'normal',
  WebkitFontSmoothing: 'antialiased',
};

const frame: CSSProperties = {
  ...inheritedDefaults,
  position: 'relative',
  width: slideWidth,
  height: slideHeight,
  // Clipped and not scrollable: a caret beyond the foot must not move the picture.
  overflow: 'clip',
  isolation: 'isolate',
};

function DrawnSlide({ renderText, anchor, onImageError, ...input }: SlideProps) {
  const { carousel, slide, index, total } = input;
  const scene = useMemo(
    () => sceneOf({ carousel, slide, index, total }),
    [carousel, slide, index, total],
  );
  const report = (owner: ImageOwner) => (address: string) => onImageError?.(owner, address);
  const { Backdrop, SlideChrome } = scene.theme;
  return (
    <div
      lang="pt-BR"
      data-slide-id={slide.id}
      id={anchor === true ? `slide-${String(index)}` : undefined}
      style={{ ...frame, background: scene.theme.surround(scene) }}
    >
      <Background scene={scene} onError={report('background')} />
      <Backdrop scene={scene} />
      <Stack
        scene={scene}
        renderText={renderText}
        onImageError={(elementId, address) => onImageError?.(elementId, address)}
      />
      <SlideChrome scene={scene} onAvatarError={report('avatar')} />
    </div>
  );
}

/** One slide as a picture of 432x540, with every style inline. */
export const Slide = memo(DrawnSlide);
