import {
  composite,
  contrastRatio,
  cssOf,
  textContrast,
  withAlpha,
  type Color,
} from '@arrasta/palettes';
import type { Area } from '../context';
import { radiusOf } from '../elements/box-style';
import { slideHeightOf } from '../format';
import { insetArea } from '../layouts/blocks';
import type { BoxItem, Composition, CompositionItem } from '../layouts/composition';
import {
  allWords,
  measureFor,
  wordContextOf,
  type ByFormat,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { bleedOf } from '../layouts/field';
import { composeGallery } from '../layouts/gallery-layouts';
import { listHeight, placeList } from '../layouts/panel-layouts';
import { placeBesideImage, placeUnderImage, shares, type Divided } from '../layouts/photo-layouts';
import { imageItems } from '../layouts/image-items';
import { headColors, headScrim, scrimBox, scrimOf, type Scrim } from '../layouts/scrims';
import { composeStatement } from '../layouts/type-layouts';
import { placeWords } from '../layouts/words';
import { glassBox } from './glow-cards';
import { cardRadius, glassCard, colorUnderGlass } from './glow-colors';
import { composeGlowCoverType } from './glow-layouts';

const ranges = {
  photo: { title: { range: [26, 52], maxLines: 3 }, text: [15, 20] },
  cover: { title: { range: [28, 64], maxLines: 4 }, text: [16, 19] },
  beside: { title: { range: [22, 46] }, text: [15, 20] },
  whole: { title: { range: [30, 68], maxLines: 4 }, text: [16, 19] },
  framed: { title: { range: [26, 48], maxLines: 4 }, text: [15, 18] },
} as const;

const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

const partsOfFrame = { line: 0.3, glow: 0.35 } as const;
const glowSize = 60;

/** A picture with a line around it and a glow behind it. */
function withFrame({ scene, colors }: SlideComposition, item: CompositionItem): CompositionItem[] {
  if (item.kind !== 'image') return [item];
  const { primary } = scene.palette;
  const radius = radiusOf(item.element.style) ?? cardRadius;
  const { area } = item;
  const glow: BoxItem = {
    kind: 'box',
    area,
    fill: 'none',
    radius,
    shadow: `0px 0px ${String(glowSize)}px ${cssOf(withAlpha(primary, partsOfFrame.glow))}`,
  };
  const border = `1px solid ${cssOf(withAlpha(colors.text, partsOfFrame.line))}`;
  return [glow, { ...item, radius }, { kind: 'box', area, fill: 'none', radius, border }];
}

function withFrames(draft: SlideComposition, composition: Composition): Composition {
  return { ...composition, items: composition.items.flatMap((item) => withFrame(draft, item)) };
}

const hasNoImage = ({ slots }: SlideComposition) => slots.images.length === 0;
const gap = 24;

export const composeGlowPhotoTop: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeStatement(draft);
  const share = measureFor<Divided['share']>(draft, shares.photoTop);
  return withFrames(draft, placeUnderImage(draft, { share, gap, ranges: ranges.photo }));
};

export const composeGlowCoverSplit: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeGlowCoverType(draft);
  const share = measureFor<Divided['share']>(draft, shares.coverSplit);
  return withFrames(draft, placeUnderImage(draft, { share, gap, ranges: ranges.cover }));
};

export const composeGlowPhotoSide: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeStatement(draft);
  return withFrames(draft, placeBesideImage(draft, ranges.beside));
};

export const composeGlowGallery: Compose = (draft): Composition =>
  draft.slots.images.length < 2
    ? composeGlowPhotoTop(draft)
    : withFrames(draft, composeGallery(draft));

/** How strong a background must be over a white pixel for text to read under so many layers of glass. */
function strengthUnderGlass({ color, words: { text } }: Scrim, layers: number): number {
  for (let strength = 0.5; strength < 1; strength += 0.02) {
    let under = composite(withAlpha(color, strength), white);
    for (let layer = 0; layer < layers; layer += 1) {
      under = colorUnderGlass(under, { text, background: color });
    }
    if (contrastRatio(text, under) >= textContrast) return strength;
  }
  return 1;
}

const panel = { part: 0.7, inset: 20, radius: 24, under: 26, strength: 0.84 } as const;
const partOfWords: ByFormat<number> = { usual: 0.56, '1:1': 0.64 };

/** A picture, and a card of dark glass with the words over its foot. */
export const composeGlowCoverFrame: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeGlowCoverType(draft);
  const { field, scene } = draft;
  const scrim = scrimOf(draft);
  const whole = field.height * measureFor(draft, partOfWords);
  const foot = field.top + field.height;
  const card = { ...field, left: field.left + 14, width: field.width - 28 };
  const slot = insetArea({ ...card, top: foot - whole, height: whole }, panel.inset, panel.inset);
  const words = allWords(draft, ranges.framed, scrim.words);
  const placed = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  const top = placed.area.top - panel.inset;
  const area = { ...card, top, height: foot - top };
  const end = Math.max(field.top + field.height * panel.part, top + panel.under);
  const image = { ...field, height: Math.min(end, foot - panel.under) - field.top };
  const layers = draft.slots.kicker === null ? 1 : 2;
  const strength = Math.max(panel.strength, strengthUnderGlass(scrim, layers));
  const fill = cssOf(withAlpha(scrim.color, strength));
  return {
    items: [
      ...imageItems(draft, image).flatMap((item) => withFrame(draft, item)),
      { kind: 'box', area, fill, radius: panel.radius },
      { kind: 'box', area, radius: panel.radius, ...glassCard(scene) },
      ...placed.items,
    ],
    overflowing: placed.overflowing,
  };
};

/** Where a scrim begins over the words, and its strengths further down, of the slide's height. */
const fade = { above: 130, half: 44 } as const;
const lower = { at: 0.7, strength: 0.8 } as const;

/** The background over the foot of a picture, strong enough for words from that height on. */
function nightScrim(draft: SlideComposition, scrim: Scrim, top: number, isSmall: boolean): BoxItem {
  const area = bleedOf(draft.scene);
  const height = slideHeightOf(draft.scene.carousel);
  const hasPill = draft.slots.kicker !== null;
  const atWords = hasPill ? strengthUnderGlass(scrim, 1) : isSmall ? scrim.small : scrim.large;
  const from = Math.min(height * 0.36, top - fade.above);
  const stops = [
    { y: from, strength: 0 },
    { y: top - fade.half, strength: atWords * 0.62 },
    { y: top, strength: atWords },
    { y: Math.max(top + 8, height * lower.at), strength: Math.max(atWords, lower.strength) },
    { y: height, strength: 1 },
  ];
  return scrimBox(
    scrim,
    area,
    stops.filter(({ y }) => y >= 0),
  );
}

const partOfCover = 0.66;

function slotAtFoot({ field }: SlideComposition, part: number, less: number): Area {
  const height = field.height * part - less;
  return { ...field, top: field.top + field.height - less - height, height };
}

/** Words at the foot of a picture that fills the slide. */
export const composeGlowCoverPhoto: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeGlowCoverType(draft);
  const scrim = scrimOf(draft);
  const words = allWords(draft, ranges.whole, scrim.words);
  const slot = slotAtFoot(draft, partOfCover, 0);
  const placed = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  return {
    items: [
      ...imageItems(draft, bleedOf(draft.scene)),
      nightScrim(draft, scrim, placed.area.top, false),
      ...headScrim(draft, scrim),
      ...placed.items,
    ],
    overflowing: placed.overflowing,
    ...headColors(draft, scrim),
  };
};

const listPadding = { across: 18, along: 10 } as const;
const gapOverList = 18;

/** Words at the foot of a picture that fills the slide, a list under them on a card of glass. */
export const composeGlowPhotoFull: Compose = (draft): Composition => {
  if (hasNoImage(draft)) return composeStatement(draft);
  const { field, scene, slots, colors } = draft;
  const [list] = slots.lists;
  const scrim = scrimOf(draft);
  const onImage = { ...draft, colors: { ...colors, ...scrim.words } };
  const rows = listHeight(draft, list);
  const height = rows === 0 ? 0 : rows + 2 * listPadding.along;
  const words = allWords(onImage, ranges.photo, scrim.words);
  const over = height === 0 || words.length === 0 ? 0 : gapOverList;
  const slot = slotAtFoot(draft, 0.8, height + over);
  const placed = placeWords(words, { slot, anchor: 'foot' }, wordContextOf(draft));
  const card = { ...field, top: field.top + field.height - height, height };
  const placedList = list
    ? placeList(onImage, list, insetArea(card, listPadding.across, listPadding.along))
    : null;
  const top = words.length === 0 ? card.top : placed.area.top;
  return {
    items: [
      ...imageItems(draft, bleedOf(scene)),
      nightScrim(draft, scrim, top, words.length === 0),
      ...headScrim(draft, scrim),
      ...placed.items,
      ...(placedList ? [glassBox(scene, card), placedList.item] : []),
    ],
    overflowing: [...placed.overflowing, ...(list && placedList?.overflows ? [list.id] : [])],
    ...headColors(draft, scrim),
  };
};
