import type { SlideLayout, SlideTone } from '../slide/layout';

/** What a deck's looks say about tones. */
export interface ToneLooks {
  /** Whether the secondary colour, on which paper slides stand, is dark. */
  readonly isDark: boolean;
  /** What the theme has some layouts stand on, some by turns; the rules choose for the others. */
  readonly tones?: Readonly<Partial<Record<SlideLayout, SlideTone | readonly SlideTone[]>>>;
}

/** What of a slide its tone is chosen by. */
export interface SlideToTone {
  /** As it was chosen. */
  readonly layout: SlideLayout;
  readonly tone: SlideTone;
  /** A person picked layout or tone: both stay. */
  readonly layoutPinned: boolean;
}

const invertedTones: readonly SlideTone[] = ['primary', 'ink'];

function isInverted(tone: SlideTone | undefined): boolean {
  return tone !== undefined && invertedTones.includes(tone);
}

/** What a deck is given to stand out in it, in this order. */
const standouts: readonly SlideLayout[] = ['big-number', 'quote', 'statement'];

/** Their background is a picture. */
const bleedingLayouts: readonly SlideLayout[] = ['cover-photo', 'photo-full'];
/** They stand on paper: a tint beside a picture changes what its colours look like. */
const imageLayouts: readonly SlideLayout[] = ['photo-top', 'photo-side', 'photo-full', 'gallery'];

/** A deck whose tones are being chosen: those that are still open are undefined. */
class Tones {
  readonly #slides: readonly SlideToTone[];
  readonly #isDark: boolean;
  readonly #ofTheme: NonNullable<ToneLooks['tones']>;
  readonly #tones: (SlideTone | undefined)[];

  readonly #shift: number;

  constructor(slides: readonly SlideToTone[], { isDark, tones = {} }: ToneLooks, shift: number) {
    this.#slides = slides;
    this.#isDark = isDark;
    this.#ofTheme = tones;
    this.#shift = shift % 2;
    this.#tones = slides.map(({ tone, layoutPinned }) => (layoutPinned ? tone : undefined));
  }

  choose(): SlideTone[] {
    this.#chooseByTheme();
    this.#chooseCover();
    this.#chooseCall();
    this.#chooseStandouts();
    return this.#chooseRest();
  }

  get #last(): number {
    return this.#slides.length - 1;
  }

  #isOpen(index: number): boolean {
    return this.#tones[index] === undefined;
  }

  #touchesInverted(index: number): boolean {
    return [index - 1, index + 1].some((neighbour) => isInverted(this.#tones[neighbour]));
  }

  #chooseByTheme(): void {
    const taken = new Map<SlideLayout, number>();
    for (const [index, { layout }] of this.#slides.entries()) {
      const turns = [this.#ofTheme[layout] ?? []].flat();
      const turn = taken.get(layout) ?? 0;
      const tone = turns[turn % turns.length];
      if (tone === undefined || !this.#isOpen(index)) continue;
      if (isInverted(tone) && this.#touchesInverted(index)) continue;
      this.#tones[index] = tone;
      taken.set(layout, turn + 1);
    }
  }

  #chooseCover(): void {
    if (!this.#isOpen(0)) return;
    const cover = this.#slides[0]?.layout;
    const isPrimary = cover === 'cover-type' || cover === 'cover-split';
    this.#tones[0] = isPrimary && !this.#touchesInverted(0) ? 'primary' : 'paper';
  }

  #chooseCall(): void {
    const isOpenCta = this.#slides[this.#last]?.layout === 'cta' && this.#isOpen(this.#last);
    if (this.#last === 0 || !isOpenCta || this.#touchesInverted(this.#last)) return;
    const isInk = this.#tones[0] === 'primary' && !this.#isDark;
    this.#tones[this.#last] = isInk ? 'ink' : 'primary';
  }

  #chooseStandouts(): void {
    const inner = Math.max(0, this.#slides.length - 2);
    const taken: number[] = [];
    const max = Math.max(1, Math.floor(inner / 3));
    for (const index of this.#candidates().slice(this.#shift)) {
      if (taken.length >= max) break;
      if (this.#touchesInverted(index)) continue;
      this.#tones[index] = 'primary';
      taken.push(index);
    }
    this.#alternate(taken);
  }

  /** Inner slides that may stand out, the best first. */
  #candidates(): number[] {
    const inner = this.#slides.map((_, index) => index).slice(1, -1);
    return standouts.flatMap((layout) =>
      inner.filter((index) => this.#slides[index]?.layout === layout && this.#isOpen(index)),
    );
  }

  /** From the front: ink and primary by turns, beginning with the one that the cover is not. */
  #alternate(taken: readonly number[]): void {
    if (this.#isDark) return;
    const turns: readonly SlideTone[] =
      this.#tones[0] === 'ink' ? ['primary', 'ink'] : ['ink', 'primary'];
    for (const [turn, index] of [...taken].sort((one, other) => one - other).entries()) {
      this.#tones[index] = turns[(turn + this.#shift) % 2];
    }
  }

  /** Paper after tint, a picture or an inverted slide, tint after paper. */
  #chooseRest(): SlideTone[] {
    return this.#tones.reduce<SlideTone[]>((chosen, tone, index) => {
      if (tone !== undefined) return [...chosen, tone];
      const layout = this.#slides[index]?.layout ?? 'stack';
      const before = this.#slides[index - 1]?.layout;
      const followsImage = before !== undefined && bleedingLayouts.includes(before);
      const isAfterPaper = this.#shift === 0 ? chosen.at(-1) === 'paper' : chosen.at(-1) !== 'tint';
      const isTint = isAfterPaper && !followsImage && !imageLayouts.includes(layout);
      return [...chosen, isTint ? 'tint' : 'paper'];
    }, []);
  }
}

/**
 * What every slide of a deck stands on, so that inverted slides never touch and no more than two
 * plain ones follow each other. Source: docs/product/layouts.md 10.
 * @param shift 1 for the tones that the same slides could have had as well
 */
export function chooseTones(
  slides: readonly SlideToTone[],
  looks: ToneLooks,
  shift = 0,
): SlideTone[] {
  return new Tones(slides, looks, shift).choose();
}
