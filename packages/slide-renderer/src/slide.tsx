import { cssOf } from '@arrasta/palettes';
import { type CSSProperties, memo, useMemo } from 'react';
import { Background } from './background';
import { type SceneInput, sceneOf } from './scene';
import { decorationSceneOf } from './stack-on-tone';
import type { RenderText } from './elements/box-style';
import { Stack } from './elements/stack';
import { compose } from './compose';
import { ChromeColumn, chromeSceneOf, headSceneOf } from './composed-chrome';
import { ComposedElements } from './layouts/composed-slide';
import type { Composition } from './layouts/composition';
import { panelOfStack, stackBackground } from './photograph/stack-on-photograph';
import { familyOf } from './fonts/font-specs';
import { useTextWidths } from './line-break/use-text-widths';
import { slideWidth, type Scene } from './context';
import { Figures } from './decoration/figures';
import { slideHeightOf } from './format';
import { useIsThemeLoaded } from './theme-drawings';

/** The element a missing picture belongs to, or the part of the slide that is no element. */
export type ImageOwner = (string & {}) | 'background' | 'avatar';

export interface SlideProps extends SceneInput {
  /** Draws something else in the place of one element's text, with the text's own style. */
  readonly renderText?: RenderText | undefined;
  /** Whose text `renderText` draws: its place is kept while it is empty. */
  readonly editedElementId?: string | null | undefined;
  /** Gives the slide the DOM id `slide-{index}`, the index counted from 0. */
  readonly anchor?: boolean | undefined;
  readonly onImageError?: ((owner: ImageOwner, url: string) => void) | undefined;
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
  // Clipped and not scrollable: a caret beyond the foot must not move the picture.
  overflow: 'clip',
  isolation: 'isolate',
};

/** Outside of a card in the primary colour lies the tint. */
function surroundingColorOf(scene: Scene): string {
  const { slide, theme } = scene;
  const tone = scene.tone ?? scene.stackTone;
  const isOnPrimary = tone !== undefined && slide.tone === 'primary' && theme.paper.inset > 0;
  return isOnPrimary ? cssOf(tone.tint) : theme.surround(scene);
}

/** Composed anew when fonts have come: words have other sizes then. */
function composeWith(_fontsVersion: number, scene: Scene, editedElementId: string | null) {
  return compose(scene, editedElementId);
}

interface SlideBackgroundProps {
  readonly scene: Scene;
  readonly composition: Composition | null;
  readonly onError: (url: string) => void;
}

/** What lies under words: background, scrims of a photograph, decoration. */
function SlideBackground({ scene, composition, onError }: SlideBackgroundProps) {
  const { Decoration } = scene.theme;
  const { seenTo, underDecoration = [] } = composition ?? stackBackground(scene);
  const decorationScene = useMemo(() => decorationSceneOf(scene), [scene]);
  return (
    <>
      <Background scene={scene} seenTo={seenTo} onError={onError} />
      <Figures items={underDecoration} />
      {Decoration !== undefined && (
        <Decoration scene={decorationScene} isQuiet={composition?.isDecorationQuiet === true} />
      )}
    </>
  );
}

function SlideInTheme(props: SlideProps) {
  const { renderText, editedElementId = null, anchor, onImageError, ...input } = props;
  const { carousel, slide, index, total, step, layoutBefore, layoutAfter, headline } = input;
  const scene = useMemo(
    () => sceneOf({ carousel, slide, index, total, step, layoutBefore, layoutAfter, headline }),
    [carousel, slide, index, total, step, layoutBefore, layoutAfter, headline],
  );
  const { titleFont, contentFont } = scene;
  const fontsVersion = useTextWidths(`${familyOf(titleFont)} ${familyOf(contentFont)}`);
  const composition = useMemo(
    () => composeWith(fontsVersion, scene, editedElementId),
    [scene, fontsVersion, editedElementId],
  );
  const chromeScene = useMemo(() => chromeSceneOf(scene, composition), [scene, composition]);
  const report = (owner: ImageOwner) => (url: string) => onImageError?.(owner, url);
  const { Backdrop, SlideChrome } = scene.theme;
  const headScene = headSceneOf(chromeScene, composition);
  const chrome = { scene: chromeScene, headScene, card: composition?.card ?? null };
  const isHeadAbove = composition?.head !== undefined;
  return (
    <div
      lang="pt-BR"
      data-slide-id={slide.id}
      id={anchor === true ? `slide-${String(index)}` : undefined}
      style={{
        ...frame,
        height: slideHeightOf(carousel),
        background: surroundingColorOf(scene),
      }}
    >
      <SlideBackground scene={scene} composition={composition} onError={report('background')} />
      {!isHeadAbove && (
        <ChromeColumn composition={composition}>
          <Backdrop scene={chromeScene} />
        </ChromeColumn>
      )}
      {composition === null ? (
        <Stack
          scene={scene}
          panel={panelOfStack(scene)}
          renderText={renderText}
          onImageError={(elementId, url) => onImageError?.(elementId, url)}
        />
      ) : (
        <ComposedElements
          scene={scene}
          composition={composition}
          renderText={renderText}
          onImageError={(elementId, url) => onImageError?.(elementId, url)}
        />
      )}
      {isHeadAbove && <Backdrop scene={headScene} />}
      <ChromeColumn composition={composition}>
        <SlideChrome {...chrome} onAvatarError={report('avatar')} />
      </ChromeColumn>
    </div>
  );
}

/** A slide whose theme has not come. */
function AwaitedSlide(props: SlideProps) {
  const { carousel, slide, index, anchor } = props;
  const { theme, palette, background: ofScene } = sceneOf(props);
  // A theme that draws the palette as others has one background in all tones.
  const background = theme.palette === undefined ? ofScene.css : cssOf(palette.secondary);
  return (
    <div
      aria-busy="true"
      data-slide-id={slide.id}
      id={anchor === true ? `slide-${String(index)}` : undefined}
      style={{ ...frame, height: slideHeightOf(carousel), background }}
    />
  );
}

function DrawnSlide(props: SlideProps) {
  const isLoaded = useIsThemeLoaded(props.carousel.theme);
  return isLoaded ? <SlideInTheme {...props} /> : <AwaitedSlide {...props} />;
}

/**
 * One slide as a picture of its carousel's format, 432 px wide, with every style inline. Until what
 * draws its theme is loaded (`loadTheme`), which it does not do itself, it shows its background.
 */
export const Slide = memo(DrawnSlide);
