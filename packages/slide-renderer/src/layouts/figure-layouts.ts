import { figureOf, lineOf, type Element } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { Composition } from './composition';
import {
  kickerWords,
  settingOf,
  textsUnder,
  textWords,
  themeKeyOf,
  titleOf,
  titleWords,
  type Compose,
  type Draft,
} from './draft';
import { capHeight, placeFigure, withFigure } from './figures';
import { handDrawnRing } from './paper';
import { composeStatement } from './type-layouts';
import { placeWords } from './words';

/** How high the bar of a percentage is, and how far it stands from what is under it, in px. */
const barHeights = { minimal: 14, editorial: 6, bold: 22, notebook: 14, frame: 14 } as const;
const gapUnderBar = 16;

function proportionBar(draft: Draft, percentage: number, { left, top, width }: Area) {
  const key = themeKeyOf(draft);
  const height = barHeights[key];
  const radius = key === 'bold' || key === 'editorial' ? 0 : height / 2;
  const part = Math.min(100, Math.max(0, percentage)) / 100;
  const area = { left, top, width, height };
  const { block } = draft.colours;
  return [
    { kind: 'box', area, fill: cssOf(withAlpha(block, 0.22)), radius },
    { kind: 'box', area: { ...area, width: width * part }, fill: cssOf(block), radius },
  ] as const;
}

interface Figured {
  readonly figure: string;
  readonly rest: string;
  readonly percentage: number | null;
}

function figuredOf(text: string): Figured | null {
  const found = figureOf(text);
  if (found === null) return null;
  const rest = `${text.slice(0, found.start)} ${text.slice(found.end)}`
    .replace(/\s+/gu, ' ')
    .trim();
  const amount = Number(found.figure.replace(/[^\d,.]/gu, '').replace(',', '.'));
  return { figure: found.figure, rest, percentage: found.isPercentage ? amount : null };
}

const ringWidth = 5;
const largestFigure = { bold: 320, others: 290 } as const;
/** Cap height of a figure, of the field's height. */
const partOfField = 0.56;
/** Between kicker, figure and the words under it, and around a figure in a ring, in px. */
const gaps = { kicker: 14, words: 18, ring: { across: 30, along: 24 } } as const;

/** The figure in what the kicker leaves, with a ring where a hand draws one. */
function placeLargeFigure(draft: Draft, title: Element, content: string, top: number) {
  const { field, colours } = draft;
  const key = themeKeyOf(draft);
  const hasRing = key === 'notebook';
  const bySlide = key === 'bold' ? largestFigure.bold : largestFigure.others;
  const max = Math.min(bySlide, (field.height * partOfField) / capHeight);
  const { across, along } = hasRing ? gaps.ring : { across: 0, along: 0 };
  const slot = {
    ...field,
    left: field.left + across,
    width: field.width - 2 * across,
    top: top + along,
  };
  const figure = placeFigure(draft, title, { content, slot, max, colour: colours.block });
  const width = figure.width + 2 * across;
  const area = { left: field.left, top, width, height: figure.height + 2 * along };
  const ring = hasRing ? [handDrawnRing(area, cssOf(colours.block), ringWidth)] : [];
  return { run: figure.run, ring, foot: top + figure.height + 2 * along };
}

export const composeBigNumber: Compose = (draft): Composition => {
  const { slots, field } = draft;
  const title = titleOf(draft);
  const figured = title && figuredOf(lineOf(title));
  if (!title || !figured) return composeStatement(draft);
  const setting = settingOf(draft);
  const kicker = slots.kicker ? [kickerWords(draft, slots.kicker)] : [];
  const head = placeWords(kicker, { slot: field, anchor: 'head' }, setting);
  const top = slots.kicker ? head.area.top + head.area.height + gaps.kicker : field.top;
  const large = placeLargeFigure(draft, title, figured.figure, top);
  const { percentage } = figured;
  const bar = percentage === null ? 0 : barHeights[themeKeyOf(draft)] + gapUnderBar;
  const footTop = large.foot + gaps.words + bar;
  const slot = { ...field, top: footTop, height: field.top + field.height - footTop };
  const words = [
    { ...titleWords(draft, title, { range: [24, 40] }), content: figured.rest, isSentence: true },
    ...textsUnder(draft, title).map((element) => textWords(draft, element, [15, 20])),
  ].filter(({ content }) => content !== '');
  const placed = placeWords(words, { slot, anchor: 'foot' }, setting);
  const barArea = { ...field, top: placed.area.top - bar };
  const bars = percentage === null ? [] : proportionBar(draft, percentage, barArea);
  return {
    items: [...head.items, ...bars, ...large.ring, ...withFigure(title, large.run, placed.items)],
    overflowing: [...head.overflowing, ...placed.overflowing],
  };
};
