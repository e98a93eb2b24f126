import type { SlideFormat } from '@arrasta/domain';
import type { ThemeKey } from '@arrasta/palettes';
import type { Area, Scene } from '../context';
import { paperAreaOf } from '../background';
import { cellGridOf } from '../geo/geo-place';
import { hasBrandAtHead, insetsOf, slideHeightOf } from '../format';
import type { BoxItem } from '../layouts/composition';
import { scrimBox } from '../layouts/scrims';
import { darkScrim, type Scrim } from '../scrim';
import { photographArea } from './photograph-image';
import { hasOwnPapers } from './photograph-of';

/**
 * From where on words stand on a photograph, of the slide's height: the same on all slides, so that
 * what darkens it has no edge where it runs on.
 */
const wordsFrom: Readonly<Record<SlideFormat, number>> = {
  '4:5': 0.45,
  '3:4': 0.48,
  '1:1': 0.36,
  '9:16': 0.45,
};
/** Words of these end higher up, over what the theme draws at the foot. In px. */
const higherBy: Readonly<Partial<Record<ThemeKey, number>>> = { swiss: 64, retro: 24 };

/** The upper edge of the room that words on a photograph have, in px. */
export function wordsTopOf({ carousel, theme }: Pick<Scene, 'carousel' | 'theme'>): number {
  const top = slideHeightOf(carousel) * wordsFrom[carousel.format];
  // An even number of px is a whole number of them in the file.
  return Math.round((top - (higherBy[theme.facts.key] ?? 0)) / 2) * 2;
}

/** Px over the words from which on their scrim begins, and where it has half its strength. */
const fadeIn = { from: 110, half: 40 } as const;
const strengthAtFoot = 0.9;
/** Px of an upper photograph at its foot of which nothing is seen. */
const endOfFade = 6;
/** How far its scrim goes on over the background, so that no edge is seen between them. */
const overEnd = 2;

/** The scrim of a slide on a photograph. */
export function photographScrim({ scrim, palette }: Pick<Scene, 'scrim' | 'palette'>): Scrim {
  return scrim ?? darkScrim(palette);
}

/** The part of a slide that its photograph fills: its theme's paper, or the upper part of that. */
function seenAreaOf(scene: Scene): Area {
  const paper = paperAreaOf(scene);
  const { photograph } = scene;
  if (photograph === null) return paper;
  const { top, height } = photographArea(scene, photograph);
  return { ...paper, height: Math.min(paper.top + paper.height, top + height) - paper.top };
}

/** Under words at the foot of a photograph, and under a brand line there: alike on all slides. */
export function footScrimOf(scene: Scene): BoxItem[] {
  if (hasOwnPapers(scene) || scene.theme.facts.key === 'notebook') return [];
  const scrim = photographScrim(scene);
  const visibleArea = seenAreaOf(scene);
  const foot = visibleArea.top + visibleArea.height;
  const isUpper = scene.photograph?.height === 'upper';
  const words = Math.min(wordsTopOf(scene), foot);
  const top = Math.max(visibleArea.top, words - fadeIn.from);
  const stops = [
    { y: top, strength: 0 },
    { y: Math.max(top, words - fadeIn.half), strength: scrim.small / 2 },
    { y: words, strength: scrim.small },
    // An upper photograph fades into the background that it ends on.
    ...(isUpper ? [{ y: foot - endOfFade, strength: 1 }] : []),
    { y: foot, strength: isUpper ? 1 : Math.max(strengthAtFoot, scrim.small) },
  ];
  const { radius } = scene.theme.paper;
  const corner = isUpper || radius === 0 ? 0 : `0 0 ${radius}px ${radius}px`;
  const end = isUpper ? foot + overEnd : foot;
  return [scrimBox(scrim, { ...visibleArea, top, height: end - top }, stops, corner)];
}

const heads = { editorial: [53, 77], bold: [34, 98], frame: [48, 68], swiss: [28, 54] } as const;
const usualHead = 68;
const pressHead = { rule: 30, row: 58 } as const;

/** Where what a theme has at the head ends, in px of a slide of 4:5; null for nothing. */
function headEnd(scene: Scene): number | null {
  const isHeaded = hasBrandAtHead(scene);
  const { key } = scene.theme.facts;
  switch (key) {
    case 'editorial':
    case 'bold':
    case 'frame':
    case 'swiss':
      return heads[key][isHeaded ? 1 : 0];
    case 'press':
      return isHeaded ? pressHead.row : pressHead.rule;
    case 'geo': {
      const { module, rows } = cellGridOf(scene);
      return isHeaded ? rows * module + usualHead : null;
    }
    default:
      return isHeaded ? usualHead + (key === 'retro' ? 4 : 0) : null;
  }
}

const headMargin = 8;
const headFade = 56;

/** Under what a theme has at the head of a photograph. */
export function headScrimOf(scene: Scene): BoxItem[] {
  const end = headEnd(scene);
  if (end === null || hasOwnPapers(scene) || scene.theme.facts.key === 'notebook') return [];
  const scrim = photographScrim(scene);
  const visibleArea = seenAreaOf(scene);
  const foot = end + insetsOf(scene.carousel.format).head + headMargin;
  const area = { ...visibleArea, height: foot + headFade - visibleArea.top };
  const stops = [
    { y: visibleArea.top, strength: scrim.small },
    { y: foot, strength: scrim.small },
    { y: foot + headFade, strength: 0 },
  ];
  const { radius } = scene.theme.paper;
  return [scrimBox(scrim, area, stops, radius === 0 ? 0 : `${radius}px ${radius}px 0 0`)];
}
