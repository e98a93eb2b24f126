import type { Area, Scene } from '../context';
import { paperAreaOf } from '../background';
import { cellGridOf } from '../geo/geo-place';
import { atBrandLine, hasBrandAtHead, insetsOf } from '../format';
import type { BoxItem, CompositionItem, TextRun } from '../layouts/composition';
import { scrimBox } from '../layouts/scrims';
import { hasMasthead, mastheadOf } from '../press/press-place';
import { darkScrim, type Scrim } from '../scrim';
import { photographArea } from './photograph-image';
import { hasOwnPapers } from './photograph-of';

/** Px over the words from which on their scrim begins, and where it has half its strength. */
const fadeIn = { from: 110, half: 40 } as const;
const strengthAtFoot = 0.9;
/** Smaller words need more contrast. In px. */
const smallBelow = 24;

/** The scrim of a slide on a photograph. */
export function photographScrim({ tone, palette }: Pick<Scene, 'tone' | 'palette'>): Scrim {
  return tone?.scrim ?? darkScrim(palette);
}

/** The part of a slide that its photograph fills: its theme's paper, or the upper part of that. */
function seenAreaOf(scene: Scene): Area {
  const paper = paperAreaOf(scene);
  const { photograph } = scene;
  if (photograph === null) return paper;
  const { top, height } = photographArea(scene, photograph);
  return { ...paper, height: Math.min(paper.top + paper.height, top + height) - paper.top };
}

function runsOf(item: CompositionItem): readonly TextRun[] {
  switch (item.kind) {
    case 'text':
    case 'note':
      return item.runs;
    case 'list':
      return item.rows.flatMap(({ runs }) => runs);
    default:
      return [];
  }
}

/** From where on words are small, in px from the head of the slide. */
function smallTop(items: readonly CompositionItem[], foot: number): number {
  const small = items
    .flatMap(runsOf)
    .filter(({ box }) => Number(box.css.fontSize) < smallBelow)
    .map(({ area }) => area.top);
  return Math.min(foot, ...small);
}

interface Words {
  readonly items: readonly CompositionItem[];
  readonly top: number;
  readonly bottom: number;
}

/** Under words at the foot of a photograph, and under a brand line there. */
export function wordsScrim(scene: Scene, { items, top: wordsTop, bottom }: Words): BoxItem[] {
  const scrim = photographScrim(scene);
  const seen = seenAreaOf(scene);
  const foot = seen.top + seen.height;
  if (wordsTop >= foot) return [];
  const isUpper = scene.photograph?.height === 'upper';
  const top = Math.max(seen.top, wordsTop - fadeIn.from);
  const dense = Math.min(smallTop(items, foot), wordsTop + (bottom - wordsTop) * 0.55, foot);
  const stops = [
    { y: top, strength: 0 },
    { y: Math.max(top, wordsTop - fadeIn.half), strength: scrim.large / 2 },
    { y: wordsTop, strength: dense <= wordsTop ? scrim.small : scrim.large },
    { y: Math.max(wordsTop, dense), strength: scrim.small },
    // An upper photograph fades into the ground that it ends on.
    { y: foot, strength: isUpper ? 1 : Math.max(strengthAtFoot, scrim.small) },
  ];
  const { radius } = scene.theme.paper;
  return [scrimBox(scrim, { ...seen, top, height: foot - top }, stops, isUpper ? 0 : radius)];
}

/** Under what a theme has at the foot beside a panel that it does not stand on. */
export function footScrimOf(scene: Scene): BoxItem[] {
  const { carousel, theme } = scene;
  const isShown = !carousel.hideFooter && carousel.brandPosition === 'footer';
  if (!isShown || theme.facts.key === 'bold') return [];
  const line = atBrandLine(carousel, { footer: brandTop, header: 0 });
  return wordsScrim(scene, { items: [], top: line, bottom: line + brandHeight });
}

/** Of the brand line of most themes, and the highest. In px. */
const brandTop = 462;
const brandHeight = 40;

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
      if (hasMasthead(scene)) {
        return mastheadOf(scene).placeRule - insetsOf(scene.carousel.format).head;
      }
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
  const seen = seenAreaOf(scene);
  const foot = end + insetsOf(scene.carousel.format).head + headMargin;
  const area = { ...seen, height: foot + headFade - seen.top };
  const stops = [
    { y: seen.top, strength: scrim.small },
    { y: foot, strength: scrim.small },
    { y: foot + headFade, strength: 0 },
  ];
  const { radius } = scene.theme.paper;
  return [scrimBox(scrim, area, stops, radius === 0 ? 0 : `${radius}px ${radius}px 0 0`)];
}
