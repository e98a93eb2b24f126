import {
  mostReadableColor,
  type Color,
  cssOf,
  quietText,
  themes,
  withAlpha,
} from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { gradientBackground, plainBackground } from '../background';
import {
  Avatar,
  BrandLine,
  brandOf,
  BrandSide,
  BrandWords,
  brandWordsOnBackground,
  showsProgress,
  showsSwipeHint,
  SwipeHint,
  type Brand,
} from '../slide-chrome';
import type {
  DrawnBackground,
  SlideChromeProps,
  ListProps,
  ListToDraw,
  Scene,
  Theme,
  TypeSize,
} from '../context';
import { IconMark, ItemText, markColor, NumberMark } from '../elements/list-element';
import { atBrandLine, atHead, insetsOf } from '../format';
import { Icon } from '../icons/icon';
import { contentWidth } from '../line-break/text-lines';
import { faceOf, faceStyle, ownTitleSizes, typeScale } from '../text/text-style';
import { minimal } from './minimal';
import type { ThemeDrawing } from '../theme-drawing';

/** From one rule of the paper to the next, in px. */
const ruleGap = 24;

/** A rule every 24 px and a margin line at x 44, in the primary colour or that of the tone. */
function RuledPaper({ scene }: { readonly scene: Scene }) {
  if (scene.photograph !== null) return null;
  const { primary } = scene.palette;
  const tone = scene.tone ?? scene.stackTone;
  const rule = cssOf(tone?.rules.rule ?? withAlpha(primary, 0.18));
  const margin = cssOf(tone?.rules.margin ?? withAlpha(primary, 0.3));
  const rules = `repeating-linear-gradient(transparent 0 23px, ${rule} 23px 24px)`;
  // Where words begin lower down, the rules they stand on do as well.
  const shift = insetsOf(scene.carousel.format).head % ruleGap;
  const top = shift === 0 ? 0 : shift - ruleGap;
  return (
    <>
      <div style={{ position: 'absolute', left: 0, right: 0, top, bottom: 0, background: rules }} />
      <div
        style={{ position: 'absolute', left: 44, top: 0, bottom: 0, width: 2, background: margin }}
      />
    </>
  );
}

const column = 32;

function TickedBox({ color, line }: { readonly color: Color; readonly line: number }) {
  const box: CSSProperties = {
    display: 'inline-block',
    verticalAlign: 'middle',
    width: 18,
    height: 18,
    padding: 1,
    border: `2px solid ${cssOf(color)}`,
    borderRadius: 5,
  };
  return (
    <span style={{ width: column, height: line, flex: 'none' }}>
      <span style={box}>
        <Icon name="check" size={12} color={cssOf(color)} style={{ strokeWidth: 3.5 }} />
      </span>
    </span>
  );
}

interface MarkProps {
  readonly list: ListToDraw;
  readonly color: Color;
  readonly position: number;
}

/** A ticked box for the ordinary list, else the number or icon that was chosen. */
function Mark({ list, color, position }: MarkProps) {
  const { items, icon, isNumbered, look } = list;
  if (isNumbered) {
    const count = items.length;
    return <NumberMark number={position + 1} count={count} color={color} column={column} />;
  }
  if (icon === 'check-circle') return <TickedBox color={color} line={look.size.line} />;
  return <IconMark icon={icon} color={color} line={look.size.line} column={column} />;
}

/** Items on the rules, 24 px between them, without a background unless the user gave one. */
function NotebookList({ scene, list }: ListProps) {
  const { look, ownBackground, isNumbered } = list;
  const color = markColor(scene, look.color, look.backdropColors, isNumbered);
  const hasBackground = ownBackground !== null && ownBackground.alpha > 0;
  const box: CSSProperties = hasBackground
    ? {
        width: 336,
        padding: 16,
        borderRadius: scene.theme.list.radius,
        background: cssOf(ownBackground),
        ...list.box,
      }
    : { width: 320, padding: 0, ...list.box };
  const flow: CSSProperties = { listStyle: 'none', display: 'flex', flexDirection: 'column' };
  return (
    <ul style={{ ...look.css, ...box, ...flow, gap: list.spacing ?? scene.theme.list.gap }}>
      {list.items.map((item, position) => (
        <li key={`${String(position)} ${item}`} style={{ display: 'flex' }}>
          <Mark list={list} color={color} position={position} />
          <ItemText
            list={list}
            position={position}
            css={look.css}
            width={contentWidth(box) - column}
          />
        </li>
      ))}
    </ul>
  );
}

const pillTops = { footer: 472, header: 28 } as const;
/** Under a line at the head the tab goes down as far as the field does, clear of the hint. */
const tabTops = { footer: 52, header: 108 } as const;

/** The gradient, or the primary colour; where all of the slide stands on these, the tone's blocks. */
function labelBackground(scene: Scene): DrawnBackground {
  const { palette, slide, tone } = scene;
  const isOnPrimary = tone !== null && slide.tone === 'primary';
  return isOnPrimary
    ? plainBackground(palette.primary)
    : gradientBackground(scene, palette.primary);
}

function NumberTab({ scene }: { readonly scene: Scene }) {
  const { palette, contentFont, index, carousel } = scene;
  const background = labelBackground(scene);
  const style: CSSProperties = {
    ...faceStyle(faceOf(contentFont, 600)),
    position: 'absolute',
    right: 0,
    top: atHead(carousel, tabTops[carousel.hideFooter ? 'footer' : carousel.brandPosition]),
    width: 36,
    height: 44,
    borderRadius: '10px 0 0 10px',
    background: background.css,
    color: cssOf(mostReadableColor(palette, background.colors)),
    fontSize: 14,
    lineHeight: '44px',
    textAlign: 'center',
  };
  return (
    <span data-page-indicator="page_number" style={style}>
      {index + 1}
    </span>
  );
}

function TurnedLabel({ scene }: { readonly scene: Scene }) {
  const background = labelBackground(scene);
  const color = mostReadableColor(scene.palette, background.colors);
  const label: CSSProperties = {
    background: background.css,
    borderRadius: 6,
    padding: '5px 10px',
    transform: 'rotate(-3deg)',
  };
  return <SwipeHint face={faceOf(scene.titleFont, 600)} color={color} style={label} />;
}

interface BrandPillProps extends Pick<SlideChromeProps, 'scene' | 'onAvatarError'> {
  readonly brand: Brand;
}

function BrandPill({ scene, onAvatarError, brand }: BrandPillProps) {
  const { text, background, tone } = scene;
  const isStacked = tone === null;
  const isOnImage = isStacked ? scene.photograph !== null : tone.background !== background;
  const pill: CSSProperties = {
    minWidth: 0,
    background: isOnImage ? background.css : 'none',
    border: `1.5px solid ${cssOf(text)}`,
    borderRadius: 999,
    padding: '2.5px 16px 2.5px 3px',
  };
  return (
    <span style={pill}>
      <BrandSide gap={8}>
        <Avatar scene={scene} brand={brand} onError={onAvatarError} />
        <BrandWords brand={brand} {...brandWordsOnBackground(scene)} />
      </BrandSide>
    </span>
  );
}

/** The brand in a pill, the number on a tab at the edge, the hint as a turned label. */
function NotebookChrome({ scene, onAvatarError }: SlideChromeProps) {
  const { carousel } = scene;
  const brand = brandOf(carousel);
  const line: CSSProperties = { left: 58, right: 36, height: 40 };
  return (
    <>
      {showsProgress(scene) && <NumberTab scene={scene} />}
      {!carousel.hideFooter && (
        <BrandLine top={atBrandLine(carousel, pillTops)} style={line}>
          {brand === null ? (
            <span />
          ) : (
            <BrandPill scene={scene} onAvatarError={onAvatarError} brand={brand} />
          )}
          {showsSwipeHint(scene) && <TurnedLabel scene={scene} />}
        </BrandLine>
      )}
    </>
  );
}

/** Lines stand on the paper's rules, 24 px apart. */
function onTheRules({ size, line }: TypeSize): TypeSize {
  return { size, line: size > 20 ? Math.max(2, Math.ceil(line / ruleGap)) * ruleGap : ruleGap };
}

const ownSizes = ownTitleSizes({
  'text-4xl': { size: 34, line: 48 },
  'text-5xl': { size: 42, line: 48 },
});

/** A marker stroke behind the words: 52 to 88 % of the line, 4 px out at both ends. */
function markerStroke({ palette }: Scene): CSSProperties {
  const ink = cssOf(withAlpha(palette.primary, 0.3));
  return {
    // Edges of a pixel of the file: a sharp one may fall on this or that side of a row of pixels.
    background: `linear-gradient(transparent calc(52% - .2px), ${ink} calc(52% + .2px) calc(88% - .2px), transparent calc(88% + .2px))`,
    padding: '0 4px',
    margin: '0 -4px',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  };
}

/** Ruled paper with a margin line, titles under a marker, pictures stuck in. */
export const notebook: Theme = {
  ...minimal,
  facts: themes.notebook,
  background: ({ palette }) => plainBackground(palette.secondary),
  placement: ({ isCover }) => (isCover ? 'centre' : 'head'),
  gap: ruleGap,
  textWidth: 320,
  boxWidth: 336,
  titleSize: (step, cut) => onTheRules(ownSizes(step, cut)),
  textSize: (step) => onTheRules(typeScale[step]),
  titleLines: 'narrow',
  titleBlock: { whiteSpace: 'normal' },
  titleWords: markerStroke,
  subtitleColor: ({ text }, { backdropColors }) => quietText(text, backdropColors),
  List: NotebookList,
  list: { gap: 24, radius: 12, isTinted: false },
  image: {
    width: 312,
    height: 176,
    radius: 12,
    mount: ({ palette }) => ({
      transform: 'rotate(-1.4deg)',
      boxShadow: `0 0 0 6px ${cssOf(palette.secondary)}, 0 8px 24px 4px rgba(0, 0, 0, 0.18)`,
    }),
  },
  Backdrop: RuledPaper,
  SlideChrome: NotebookChrome,
};

export const notebookDrawing: ThemeDrawing = { theme: notebook };
