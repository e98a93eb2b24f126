import { type Color, composite, cssOf, primaryAsText, themes, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import { gradientBackground } from '../background';
import {
  Avatar,
  BrandLine,
  brandOf,
  BrandSide,
  BrandWords,
  brandWordsOnBackground,
  PageNumber,
  showsPageNumber,
  showsSwipeHint,
  SwipeHint,
} from '../slide-chrome';
import type { ListProps, Placement, SlideChromeProps, SlideContext, Theme } from '../context';
import { IconMark, ItemText, markColor, NumberMark } from '../elements/list-element';
import { atBrandLine } from '../format';
import { contentWidth } from '../line-break/text-lines';
import { faceOf, titleSize, typeScale } from '../text/text-style';
import { endsWithBox } from '../elements/stack';
import { StoryDisc } from './story-device';

/** The theme's background of a list: the primary colour at 10 %. */
const tint = 0.1;
const column = 32;

function boxOf({ scene, list }: ListProps): CSSProperties {
  const background = list.ownBackground ?? withAlpha(scene.palette.primary, tint);
  const isNaked = background.alpha === 0;
  const { textWidth, boxWidth } = scene.theme;
  return {
    width: isNaked ? textWidth : boxWidth,
    background: cssOf(background),
    padding: isNaked ? 0 : 16,
    borderRadius: isNaked ? 0 : scene.theme.list.radius,
    ...list.box,
  };
}

function itemBackdrop({ scene, list }: ListProps): readonly Color[] {
  if (list.ownBackground !== null) return list.look.backdropColors;
  const tinted = withAlpha(scene.palette.primary, tint);
  return scene.background.colors.map((under) => composite(tinted, under));
}

function Item({ scene, list, position }: ListProps & { readonly position: number }) {
  const width = contentWidth(boxOf({ scene, list })) - column;
  const { items, look, icon } = list;
  const color = markColor(scene, look.color, itemBackdrop({ scene, list }), list.isNumbered);
  return (
    <li style={{ display: 'flex', textAlign: look.css.textAlign }}>
      {list.isNumbered ? (
        <NumberMark number={position + 1} count={items.length} color={color} column={column} />
      ) : (
        <IconMark icon={icon} color={color} line={look.size.line} column={column} />
      )}
      <ItemText list={list} position={position} css={look.css} width={width} />
    </li>
  );
}

/** Items with hanging marks on one box. */
function PlainList({ scene, list }: ListProps) {
  const column: CSSProperties = { display: 'flex', flexDirection: 'column', listStyle: 'none' };
  return (
    <ul
      style={{
        ...list.look.css,
        ...boxOf({ scene, list }),
        ...column,
        gap: list.spacing ?? scene.theme.list.gap,
      }}
    >
      {list.items.map((item, position) => (
        <Item key={`${String(position)} ${item}`} scene={scene} list={list} position={position} />
      ))}
    </ul>
  );
}

/** Top edges of the 32 px line at the foot and at the head of a slide of 4:5. */
const lineTops = { footer: 476, header: 32 } as const;

/** Avatar and name over handle at the left, the indicator at the right, all centred on one line. */
function MinimalChrome({ scene, onAvatarError }: SlideChromeProps) {
  const { carousel, contentFont, titleFont, text, background, index, total } = scene;
  const brand = brandOf(carousel);
  if (carousel.hideFooter) return null;
  return (
    <BrandLine top={atBrandLine(carousel, lineTops)}>
      <BrandSide>
        {brand !== null && (
          <>
            <Avatar scene={scene} brand={brand} onError={onAvatarError} />
            <BrandWords brand={brand} {...brandWordsOnBackground(scene)} />
          </>
        )}
      </BrandSide>
      {showsPageNumber(scene) && (
        <PageNumber
          index={index}
          total={total}
          face={faceOf(contentFont, 500)}
          color={text}
          backdropColors={background.colors}
        />
      )}
      {showsSwipeHint(scene) && <SwipeHint face={faceOf(titleFont, 600)} color={text} />}
    </BrandLine>
  );
}

/** Cover text at the foot; a title at the head with its list or picture at the foot; else centred. */
function placement(context: SlideContext): Placement {
  if (context.isCover) return 'foot';
  if (endsWithBox(context)) return context.elements.length > 1 ? 'closing' : 'centre';
  return context.slide.layout === 'centered' ? 'centre' : 'head';
}

/** Space does the work: nothing but the elements, the brand line and the indicator. */
export const minimal: Theme = {
  facts: themes.minimal,
  background: (context) => gradientBackground(context, context.palette.secondary),
  paper: { inset: 0, radius: 0 },
  surround: () => 'none',
  placement,
  gap: 15,
  textWidth: 368,
  boxWidth: 384,
  titleSize,
  textSize: (step) => typeScale[step],
  titleLines: 'balance',
  titleBlock: {},
  titleWords: () => ({}),
  underTitle: () => null,
  subtitleColor: ({ palette, text }, reading) => primaryAsText(palette.primary, text, reading),
  isSubtitleItalic: false,
  textStep: 'text-base',
  List: PlainList,
  list: { gap: 8, radius: 12, isTinted: true },
  image: { width: 384, height: 216, radius: 12, mount: () => ({}) },
  Backdrop: StoryDisc,
  SlideChrome: MinimalChrome,
};
