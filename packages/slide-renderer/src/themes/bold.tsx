import type { CarouselFields } from '@arrasta/domain';
import { mostReadableColor, cssOf, isSameColor, themes, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { gradientBackground, plainBackground } from '../background';
import {
  Avatar,
  BrandLine,
  brandOf,
  BrandSide,
  BrandWords,
  PageNumber,
  showsPageNumber,
  showsProgress,
  showsSwipeHint,
  SwipeHint,
} from '../slide-chrome';
import type { SlideChromeProps, ListProps, Scene, Theme } from '../context';
import { ItemText } from '../elements/list-element';
import { atHead, slideHeightOf } from '../format';
import { Icon } from '../icons/icon';
import { bandHeightOf } from '../layouts/field';
import { contentWidth } from '../line-break/text-lines';
import { faceOf, faceStyle } from '../text/text-style';
import { boldTextStep } from './known-before';
import { minimal } from './minimal';
import { placeByContent } from '../elements/stack';
import type { ThemeDrawing } from '../theme-drawing';

/** Top edges in px of a slide of 4:5: under the band where that is at the head. */
const tops = { footer: 28, header: 92 } as const;

/** One bar per slide, filled up to this one. */
function Segments({ scene }: { readonly scene: Scene }) {
  const { carousel, index, total, text, isCover, palette } = scene;
  if (!showsProgress(scene)) return null;
  const top = atHead(carousel, tops[carousel.hideFooter ? 'footer' : carousel.brandPosition]);
  const filled = cssOf(isCover ? text : palette.primary);
  const waiting = cssOf(withAlpha(text, 0.26));
  const gap = total > 20 ? 2 : 6;
  return (
    <div
      data-page-indicator="segments"
      style={{ position: 'absolute', left: 32, right: 32, top, height: 6, display: 'flex', gap }}
    >
      {Array.from({ length: total }, (_, position) => (
        <span
          key={position}
          style={{ flex: 1, borderRadius: 3, background: position <= index ? filled : waiting }}
        />
      ))}
    </div>
  );
}

const row: CSSProperties = {
  display: 'flex',
  minHeight: 48,
  borderRadius: 10,
  overflow: 'hidden',
};

const markWidth = 34;

const block: CSSProperties = {
  width: markWidth,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontVariantNumeric: 'tabular-nums',
};

const itemFace = ({ contentFont }: Scene) => faceStyle(faceOf(contentFont, 600));

function Row({ scene, list, position }: ListProps & { readonly position: number }) {
  const { primary } = scene.palette;
  const mark = cssOf(mostReadableColor(scene.palette, [primary]));
  const background = list.ownBackground ?? withAlpha(primary, 0.1);
  const box: CSSProperties = { ...row, ...list.box, padding: 0, background: cssOf(background) };
  const width = contentWidth({ ...box, width: scene.theme.textWidth }) - markWidth;
  return (
    <li style={box}>
      <span style={{ ...block, background: cssOf(primary), color: mark }}>
        {list.isNumbered ? position + 1 : <Icon name={list.icon} size={18} color={mark} />}
      </span>
      <ItemText
        list={list}
        position={position}
        css={{ ...list.look.css, ...itemFace(scene) }}
        width={width}
        style={{ padding: '8px 14px', alignSelf: 'center' }}
      />
    </li>
  );
}

/** Rows of 48 px, each with a primary block that holds its number or icon. */
function BoldList({ scene, list }: ListProps) {
  const style: CSSProperties = {
    ...list.look.css,
    ...itemFace(scene),
    width: scene.theme.textWidth,
    padding: 0,
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: list.spacing ?? scene.theme.list.gap,
  };
  return (
    <ul style={style}>
      {list.items.map((item, position) => (
        <Row key={`${String(position)} ${item}`} scene={scene} list={list} position={position} />
      ))}
    </ul>
  );
}

/** Height of the row that the band is of a story, in whose upper or lower rest nothing is read. */
const storyRow = 48;

/** The band, to the edge of the slide; in a story its words keep out of what covers that edge. */
function bandStyle(carousel: CarouselFields): CSSProperties & { readonly top: number } {
  const { format, brandPosition } = carousel;
  const height = bandHeightOf(carousel);
  const isAtFoot = brandPosition === 'footer';
  const rest = format === '9:16' ? height - storyRow : 0;
  return {
    left: 0,
    right: 0,
    top: isAtFoot ? slideHeightOf(carousel) - height : 0,
    height,
    padding: isAtFoot ? `0 32px ${String(rest)}px` : `${String(rest)}px 32px 0`,
  };
}

/** Capitals of Bebas Neue are narrow and want a larger size beside the words. */
function indicatorSize({ titleFont }: Scene): number {
  return titleFont.font === 'bebas-neue' ? 20 : 14;
}

function hasTone({ tone, stackTone }: Scene): boolean {
  return tone !== null || stackTone !== undefined;
}

/** The text's colour and that of the background on it, unless the tone has its own. */
function bandColors({ tone, stackTone, text, background }: Scene) {
  const [under = text] = background.colors;
  return (tone ?? stackTone)?.band ?? { fill: text, words: under };
}

function Indicator({ scene }: { readonly scene: Scene }) {
  const { titleFont, contentFont, index, total, background } = scene;
  const { fill: bandFill, words: under } = bandColors(scene);
  if (showsPageNumber(scene)) {
    const face = faceOf(titleFont, 600);
    const fontSize = indicatorSize(scene);
    const style = { fontSize, lineHeight: '24px', color: cssOf(under) };
    return (
      <PageNumber
        index={index}
        total={total}
        face={face}
        color={under}
        backdropColors={[bandFill]}
        style={style}
      />
    );
  }
  if (!showsSwipeHint(scene)) return null;
  const fill = hasTone(scene) ? cssOf(under) : background.css;
  const pill = { background: fill, borderRadius: 999, padding: '6px 14px' };
  return <SwipeHint face={faceOf(contentFont, 600)} color={bandFill} style={pill} />;
}

/** A band across the slide in the text colour, its words in the colour of the background. */
function BoldChrome({ scene, onAvatarError }: SlideChromeProps) {
  const { carousel, contentFont } = scene;
  const brand = brandOf(carousel);
  const { fill, words } = bandColors(scene);
  const palette = { ...scene.palette, primary: words };
  const isHidden = hasTone(scene) && isSameColor(scene.palette.primary, fill);
  if (carousel.hideFooter) return null;
  const { top, ...band } = bandStyle(carousel);
  return (
    <BrandLine top={top} style={{ ...band, background: cssOf(fill) }}>
      <BrandSide>
        {brand !== null && (
          <>
            <Avatar
              scene={isHidden ? { ...scene, palette } : scene}
              brand={brand}
              onError={onAvatarError}
            />
            <BrandWords
              brand={brand}
              nameFont={contentFont}
              handleFont={contentFont}
              color={words}
              backdropColors={[fill]}
            />
          </>
        )}
      </BrandSide>
      <Indicator scene={scene} />
    </BrandLine>
  );
}

/** A poster: capitals, the cover in the primary colour, a band with the brand across the foot. */
const bold: Theme = {
  ...minimal,
  facts: themes.bold,
  background: (context) =>
    context.isCover
      ? gradientBackground(context, context.palette.primary)
      : plainBackground(context.palette.secondary),
  placement: placeByContent,
  titleBlock: { textTransform: 'uppercase' },
  textStep: boldTextStep,
  List: BoldList,
  list: { gap: 8, radius: 10, isTinted: true },
  Backdrop: Segments,
  SlideChrome: BoldChrome,
};

export const boldDrawing: ThemeDrawing = { theme: bold };
