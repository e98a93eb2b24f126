import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { BoxItem, ChromeColors, Composition } from './composition';
import { insetsOf, hasBrandAtHead } from '../format';
import { darkScrim, type Scrim } from '../scrim';
import { themeKeyOf, type SlideComposition } from './draft';
import { bleedOf } from './field';

/** What lies between a picture and the words on it. */
export function scrimOf({ scene }: Pick<SlideComposition, 'scene'>): Scrim {
  return scene.scrim ?? darkScrim(scene.palette);
}

export type { Scrim };

interface Stop {
  /** On the slide, in px from its head. */
  readonly y: number;
  readonly strength: number;
}

/** A gradient down a part of the slide. */
export function scrimBox(
  scrim: Scrim,
  area: Area,
  stops: readonly Stop[],
  radius: number | string = 0,
): BoxItem {
  const colors = stops.map(({ y, strength }) => {
    const place = Math.round((1000 * (y - area.top)) / area.height) / 10;
    return `${cssOf(withAlpha(scrim.color, strength))} ${String(place)}%`;
  });
  return { kind: 'box', area, fill: `linear-gradient(180deg, ${colors.join(', ')})`, radius };
}

/** Px above the words in which a scrim under them grows. */
const fadeIn = 150;
/** It grows slowly at both ends, so that nobody sees where it begins. */
const fadeSteps = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

/** From 0 to 1, without a bend at either end. */
function smoothStep(part: number): number {
  return part * part * (3 - 2 * part);
}

const strengthAtFoot = 0.9;

/** Under words at the foot of a picture; `isSmall` says that the first of them are. */
export function footScrim(
  draft: SlideComposition,
  scrim: Scrim,
  words: Area,
  isSmall: boolean,
): BoxItem {
  const bleed = bleedOf(draft.scene);
  const foot = bleed.top + bleed.height;
  const top = Math.max(bleed.top, words.top - fadeIn);
  const atWords = isSmall ? scrim.small : scrim.large;
  const stops = [
    ...fadeSteps.map((part) => ({
      y: top + (words.top - top) * part,
      strength: atWords * smoothStep(part),
    })),
    { y: words.top + words.height * 0.55, strength: scrim.small },
    { y: foot, strength: strengthAtFoot },
  ];
  return scrimBox(scrim, { ...bleed, top, height: foot - top }, stops, bleed.radius);
}

/** Where what a theme has at the head of the slide ends, in px; null for nothing. */
function headFoot(draft: SlideComposition): number | null {
  const { carousel } = draft.scene;
  const isHeaded = hasBrandAtHead({ carousel });
  switch (themeKeyOf(draft)) {
    case 'editorial':
      return isHeaded ? 77 : 53;
    case 'bold':
      return isHeaded ? 98 : 34;
    case 'frame':
      return isHeaded ? 68 : 48;
    case 'minimal':
    case 'glow':
      return isHeaded ? 68 : null;
    default:
      return null;
  }
}

const headMargin = 8;
const headFade = 56;
/** Impacto has no words there. */
const partUnderSegments = 0.8;

/** Under the head of the slide where a picture lies there. */
export function headScrim(draft: SlideComposition, scrim: Scrim, column?: Area): BoxItem[] {
  const headEnd = headFoot(draft);
  if (headEnd === null) return [];
  const foot = headEnd + insetsOf(draft.scene.carousel.format).head;
  const bleed = bleedOf(draft.scene);
  const strength = scrim.small * (themeKeyOf(draft) === 'bold' ? partUnderSegments : 1);
  const end = foot + headMargin;
  const height = end + headFade - bleed.top;
  const area = { ...(column ?? bleed), top: bleed.top, height };
  const stops = [
    { y: bleed.top, strength },
    { y: end, strength },
    { y: end + headFade, strength: 0 },
  ];
  return [scrimBox(scrim, area, stops, bleed.radius)];
}

/** On paper that lies on a picture. */
export function paperChrome({ scene, colors }: SlideComposition): ChromeColors {
  const { accent, secondary } = scene.palette;
  return { text: accent, block: colors.block, under: secondary };
}

/** Colours of what a theme has at the head, over a picture. */
export function headColors(
  draft: SlideComposition,
  scrim: Scrim,
): Pick<Composition, 'head' | 'chrome'> {
  const { carousel } = draft.scene;
  const isHeaded = hasBrandAtHead({ carousel });
  const key = themeKeyOf(draft);
  if (key === 'notebook') return isHeaded ? { chrome: paperChrome(draft) } : {};
  const hasBrand = isHeaded && (key === 'minimal' || key === 'editorial' || key === 'glow');
  return {
    ...(headFoot(draft) !== null && { head: scrim.chrome }),
    ...(hasBrand && { chrome: scrim.chrome }),
  };
}
