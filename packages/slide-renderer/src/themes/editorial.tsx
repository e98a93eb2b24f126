import { type Color, composite, cssOf, quietText, themes, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { gradientBackground, plainBackground } from '../background';
import {
  Avatar,
  BrandLine,
  brandOf,
  BrandSide,
  BrandWords,
  showsProgress,
  showsSwipeHint,
  SwipeHint,
} from '../slide-chrome';
import type { SlideChromeProps, ListProps, Scene, Theme } from '../context';
import { IconMark, ItemText, markColor, NumberMark } from '../elements/list-element';
import { atBrandLine, atFoot, atHead } from '../format';
import { contentWidth } from '../line-break/text-lines';
import { faceOf, faceStyle } from '../text/text-style';
import { minimal } from './minimal';
import { placeByContent } from '../elements/stack';
import { StoryRings } from './story-device';
import type { ThemeDrawing } from '../theme-drawing';

/** A hairline across the field in the text colour at 26 %. */
function Rule({ scene, top }: { readonly scene: Scene; readonly top: number }) {
  const background = cssOf(withAlpha(scene.text, 0.26));
  return <div style={{ position: 'absolute', left: 32, right: 32, top, height: 1, background }} />;
}

/** The slide's number as a magazine sets it. */
function Folio({ scene }: { readonly scene: Scene }) {
  const { titleFont, text, index } = scene;
  if (!showsProgress(scene)) return null;
  const style: CSSProperties = { ...faceStyle(faceOf(titleFont, 600)), flex: 'none' };
  return (
    <span data-page-indicator="page_number" style={{ ...style, color: cssOf(text) }}>
      {index + 1}
    </span>
  );
}

const line: CSSProperties = {
  position: 'absolute',
  left: 32,
  right: 32,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 24,
  fontSize: 12,
  lineHeight: '16px',
};

/** Title of the carousel and number of the slide over a rule; gives way to a brand line up there. */
function RunningHead({ scene }: { readonly scene: Scene }) {
  const { carousel, contentFont, text, background } = scene;
  if (carousel.brandPosition === 'header' && !carousel.hideFooter) {
    return <Rule scene={scene} top={atHead(carousel, 76)} />;
  }
  const title: CSSProperties = {
    ...faceStyle(faceOf(contentFont, 400)),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: cssOf(quietText(text, background.colors)),
  };
  return (
    <>
      <div style={{ ...line, top: atHead(carousel, 24) }}>
        <span style={title}>{carousel.title}</span>
        <Folio scene={scene} />
      </div>
      <Rule scene={scene} top={atHead(carousel, 52)} />
    </>
  );
}

function EditorialBackdrop({ scene }: { readonly scene: Scene }) {
  return (
    <>
      <StoryRings scene={scene} />
      <RunningHead scene={scene} />
    </>
  );
}

const column = 32;

function backgroundOf({ scene, list }: ListProps): Color {
  return list.ownBackground ?? withAlpha(scene.palette.primary, 0.1);
}

function Mark({ scene, list, position }: ListProps & { readonly position: number }) {
  const { look, items, icon, isNumbered } = list;
  const background = backgroundOf({ scene, list });
  const backdropColors = scene.background.colors.map((under) => composite(background, under));
  const color = markColor(scene, look.color, backdropColors, isNumbered);
  if (!isNumbered) {
    return <IconMark icon={icon} color={color} line={look.size.line} column={column} />;
  }
  const count = items.length;
  const style = faceStyle(faceOf(scene.titleFont, 500, true));
  return (
    <NumberMark number={position + 1} count={count} color={color} column={column} style={style} />
  );
}

function itemStyle({ scene, list }: ListProps, position: number): CSSProperties {
  const rule = cssOf(withAlpha(scene.palette.primary, 0.4));
  const air = list.spacing ?? scene.theme.list.gap;
  const borderTop = position === 0 ? 'none' : `1px solid ${rule}`;
  return { display: 'flex', paddingTop: air, paddingBottom: air, borderTop };
}

/** Square background, a rule in the primary colour between items, 12 px of air. */
function EditorialList({ scene, list }: ListProps) {
  const background = backgroundOf({ scene, list });
  const padding = background.alpha === 0 ? 0 : '4px 16px';
  const box: CSSProperties = { width: 368, padding, background: cssOf(background), ...list.box };
  return (
    <ul style={{ ...list.look.css, ...box, listStyle: 'none' }}>
      {list.items.map((item, position) => (
        <li key={`${String(position)} ${item}`} style={itemStyle({ scene, list }, position)}>
          <Mark scene={scene} list={list} position={position} />
          <ItemText
            list={list}
            position={position}
            css={list.look.css}
            width={contentWidth(box) - column}
          />
        </li>
      ))}
    </ul>
  );
}

const lineTops = { footer: 476, header: 32 } as const;

/** Avatar, name in the title font and handle on one line, under a rule at the foot. */
function EditorialChrome({ scene, onAvatarError }: SlideChromeProps) {
  const { carousel, titleFont, contentFont, text, background } = scene;
  const brand = brandOf(carousel);
  const isHeaded = carousel.brandPosition === 'header';
  if (carousel.hideFooter) return null;
  return (
    <>
      {!isHeaded && <Rule scene={scene} top={atFoot(carousel, 467)} />}
      <BrandLine top={atBrandLine(carousel, lineTops)}>
        <BrandSide>
          {brand !== null && (
            <>
              <Avatar scene={scene} brand={brand} onError={onAvatarError} />
              <BrandWords
                brand={brand}
                nameFont={titleFont}
                handleFont={contentFont}
                color={text}
                backdropColors={background.colors}
                isOneLine
              />
            </>
          )}
        </BrandSide>
        {showsSwipeHint(scene) ? (
          <SwipeHint face={faceOf(titleFont, 600, true)} color={text} style={{ fontSize: 13 }} />
        ) : (
          isHeaded && <Folio scene={scene} />
        )}
      </BrandLine>
    </>
  );
}

/** 40x2 px in the primary colour, 18 px under the words of a title. */
function TitleRule({ scene }: { readonly scene: Scene }) {
  const background = cssOf(scene.palette.primary);
  return <div style={{ width: 40, height: 2, marginTop: 18, background }} />;
}

/** A magazine page: running head, rules, subtitles in the title font's italic. */
export const editorial: Theme = {
  ...minimal,
  facts: themes.editorial,
  background: (context) =>
    context.isCover
      ? gradientBackground(context, context.palette.secondary)
      : plainBackground(context.palette.secondary),
  placement: placeByContent,
  boxWidth: 368,
  underTitle: (scene) => <TitleRule scene={scene} />,
  isSubtitleItalic: true,
  List: EditorialList,
  list: { gap: 12, radius: 0, isTinted: true },
  image: { ...minimal.image, width: 368, height: 207 },
  Backdrop: EditorialBackdrop,
  SlideChrome: EditorialChrome,
};

export const editorialDrawing: ThemeDrawing = { theme: editorial };
