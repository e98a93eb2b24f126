import { cssOf, withAlpha } from '@arrasta/palettes';
import type { Area } from '../context';
import type { Composition, CompositionItem, PathItem, TextRun } from '../layouts/composition';
import { noteRun, noteWords } from '../layouts/cta-signs';
import {
  kickerWords,
  settingOf,
  slideIcon,
  textWords,
  titleWords,
  type Compose,
  type SlideComposition,
} from '../layouts/draft';
import { deviceIconScale, iconItems } from '../layouts/icons';
import { quotationMarks, quotedOf } from '../layouts/quote-layouts';
import { placeWords } from '../layouts/words';
import { brandOf } from '../slide-chrome';
import { postRanges } from './post-words';

/** A post within the post. Measures in px. */
const box = { line: 1.5, strength: 0.18, radius: 20, across: 20, head: 18, foot: 20 } as const;
const author = { disc: 26, gap: 10, under: 14, size: 15 } as const;
const gapOverBox = 16;

/** A line around a place, round at its corners. */
function outline(area: Area, color: string): PathItem {
  const inset = box.line / 2;
  const [right, bottom] = [area.width - inset, area.height - inset];
  const r = box.radius - inset;
  const arc = (x: number, y: number) =>
    `A${String(r)} ${String(r)} 0 0 1 ${String(x)} ${String(y)}`;
  const path = [
    `M${String(box.radius)} ${String(inset)}H${String(area.width - box.radius)}`,
    `${arc(right, box.radius)}V${String(area.height - box.radius)}`,
    `${arc(area.width - box.radius, bottom)}H${String(box.radius)}`,
    `${arc(inset, area.height - box.radius)}V${String(box.radius)}`,
    `${arc(box.radius, inset)}Z`,
  ].join('');
  return {
    kind: 'path',
    area,
    field: [area.width, area.height],
    path,
    fill: null,
    stroke: { color, width: box.line },
  };
}

type Quoted = ReturnType<typeof quotedOf>;

function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('pt-BR').segment(name.trim());
  return first?.segment.toLocaleUpperCase('pt-BR') ?? '';
}

function initialItems(draft: SlideComposition, name: string, area: Area): CompositionItem[] {
  const { colors } = draft;
  const words = noteWords(draft, {
    content: initialOf(name),
    role: 'label',
    range: [14, 14],
    color: () => colors.onBlock,
  });
  const run = noteRun(draft, words, area);
  const disc = { kind: 'box', area, fill: cssOf(colors.block), radius: area.height / 2 } as const;
  return run === null ? [disc] : [disc, { kind: 'note', runs: [run] }];
}

/** The author, after an initial on a disc; the brand where the slide names none. */
function authorItems(draft: SlideComposition, quoted: Quoted, place: Area): Composition {
  const { colors, scene } = draft;
  const name = quoted.author?.content ?? brandOf(scene.carousel)?.name ?? null;
  const owner = quoted.author ?? quoted.sentence;
  if (name === null || owner === null) return { items: [], overflowing: [] };
  const disc = { ...place, width: author.disc, height: author.disc };
  const by = author.disc + author.gap;
  const slot = { ...place, left: place.left + by, width: place.width - by, height: author.disc };
  const words = {
    ...textWords(draft, owner, [author.size, author.size]),
    content: name,
    isStrong: true,
    color: () => colors.text,
  };
  const placed = placeWords([words], { slot, anchor: 'centre' }, settingOf(draft));
  const runs: readonly TextRun[] = placed.items[0]?.runs ?? [];
  const item: CompositionItem =
    quoted.author === null
      ? { kind: 'note', runs }
      : { kind: 'text', element: quoted.author, runs };
  return {
    items: [...initialItems(draft, name, disc), item],
    overflowing: quoted.author === null ? [] : placed.overflowing,
  };
}

function placeHeads(draft: SlideComposition, { heads, rest }: Quoted) {
  const { field, slots } = draft;
  const words = [
    ...heads.map((element) =>
      element === slots.kicker
        ? kickerWords(draft, element)
        : textWords(draft, element, postRanges.text),
    ),
    ...rest.map((element) => textWords(draft, element, postRanges.text)),
  ];
  const slot = { ...field, height: field.height * 0.34 };
  const placed = placeWords(words, { slot, anchor: 'head' }, settingOf(draft));
  return { placed, room: words.length === 0 ? 0 : placed.area.height + gapOverBox };
}

/** Words of the post, and what they quote in a post of its own. */
export const composePostQuote: Compose = (draft): Composition => {
  const { field, colors } = draft;
  const quoted = quotedOf(draft);
  const { placed: over, room } = placeHeads(draft, quoted);
  const top = field.top + room;
  const inner = {
    left: field.left + box.across,
    width: field.width - 2 * box.across,
    top: top + box.head,
  };
  const icon = slideIcon(draft, { scale: deviceIconScale });
  const named = authorItems(draft, quoted, { ...inner, height: author.disc });
  const nameRoom = named.items.length === 0 ? 0 : author.disc + author.under;
  const iconRoom = icon === null ? 0 : icon.size + author.under;
  const wordsTop = inner.top + nameRoom + iconRoom;
  const slot = {
    ...inner,
    top: wordsTop,
    height: field.top + field.height - box.foot - wordsTop,
  };
  const { sentence } = quoted;
  const words = sentence && {
    ...titleWords(draft, sentence, { range: [22, 40], avoidsWidow: true }),
    content: sentence.content.replace(quotationMarks, ''),
    isQuoted: true,
  };
  const placed = placeWords(words ? [words] : [], { slot, anchor: 'head' }, settingOf(draft));
  const foot = placed.area.top + placed.area.height + box.foot;
  const area = { ...field, top, height: foot - top };
  return {
    items: [
      ...over.items,
      outline(area, cssOf(withAlpha(colors.text, box.strength))),
      ...named.items,
      ...(icon ? iconItems(icon, { left: inner.left, top: inner.top + nameRoom }) : []),
      ...placed.items,
    ],
    overflowing: [...over.overflowing, ...named.overflowing, ...placed.overflowing],
  };
};
