import {
  listItemsOf,
  type Outline,
  type OutlineElement,
  type OutlineSlide,
  type Slide,
} from '@arrasta/domain';

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const words =
  'a o de em que para com pão massa forno água sal tempo casa rua contrato prazo aluguel caução vistoria você eu ela hoje ontem às 7h R$ 80 40 % 3 kg devagar não mais quase ainda responsabilidade Sr. Dr. p. ex. “assim” (talvez) 👩‍👩‍👧 inconstitucionalissimamente'.split(
    ' ',
  );
const ends = ['.', '.', '.', '!', '?', '…', ':', '.”', ''];

/** A text as somebody might paste it, of about so many letters, and the same for the same seed. */
class TextWriter {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  #upTo(max: number): number {
    return 1 + Math.floor(this.#random() * max);
  }

  words(count: number): string {
    const all = Array.from({ length: count }, () => this.#pick(words)).join(' ');
    return all.charAt(0).toUpperCase() + all.slice(1);
  }

  sentence(): string {
    const count = this.#random() < 0.05 ? 90 : this.#upTo(24);
    return this.words(count) + this.#pick(ends);
  }

  paragraph(): string {
    const separators = this.#random() < 0.2 ? '\n' : ' ';
    return Array.from({ length: this.#upTo(7) }, () => this.sentence()).join(separators);
  }

  list(): OutlineElement {
    const long = this.#random() < 0.15;
    const items = Array.from({ length: this.#upTo(12) }, () =>
      long ? this.paragraph().replaceAll('\n', ' ') : this.words(this.#upTo(9)),
    );
    return { type: 'list', content: items.join('\n'), isNumbered: this.#random() < 0.3 };
  }

  element(): OutlineElement {
    const kind = this.#random();
    if (kind < 0.6) return { type: 'text', content: this.paragraph() };
    if (kind < 0.75) return this.list();
    if (kind < 0.85) return { type: 'subtitle', content: this.words(this.#upTo(8)) };
    if (kind < 0.92) return { type: 'text', content: `“${this.words(this.#upTo(14))}.”` };
    return { type: 'image', content: `https://exemplo.com/${String(this.#upTo(9999))}.png` };
  }

  section(isFirst: boolean): OutlineSlide {
    const hasTitle = this.#random() < 0.6;
    const title: OutlineElement[] = hasTitle
      ? [{ type: 'title', content: this.words(this.#upTo(10)) }]
      : [];
    const elements = Array.from({ length: this.#upTo(4) }, () => this.element());
    return { type: isFirst ? 'intro' : 'content', elements: [...title, ...elements] };
  }
}

function lengthOf({ elements }: OutlineSlide): number {
  return elements.reduce((sum, { content }) => sum + content.length, 0);
}

/** An outline of at least so many letters: paragraphs, lists, quotations, headings and pictures. */
export function anyText(letters: number, seed: number): Outline {
  const writer = new TextWriter(seed);
  const slides: OutlineSlide[] = [];
  let written = 0;
  while (written < letters) {
    const section = writer.section(slides.length === 0);
    slides.push(section);
    written += lengthOf(section);
  }
  return { title: 'Um texto', description: null, slides };
}

interface ElementWithContent {
  readonly type: string;
  readonly content: string;
  readonly isNumbered?: boolean;
  readonly style?: Slide['elements'][number]['style'];
}

/** What a list says, with the numbers that its items have. */
function itemsIn({ content, isNumbered, style }: ElementWithContent): string[] {
  const isCounted = isNumbered === true || style?.listType === 'numbered';
  const items = listItemsOf(content);
  return isCounted ? items.map((item, index) => `${String(index + 1)}. ${item}`) : items;
}

/** All words in their order, whatever element they are in, and the addresses of pictures. */
function wordsIn(elements: readonly ElementWithContent[]): string[] {
  return elements.flatMap((element) =>
    element.type === 'image' ? [element.content] : itemsIn(element).join(' ').split(/\s+/u),
  );
}

export function wordsOfOutline({ slides }: Outline): string[] {
  return wordsIn(slides.flatMap(({ elements }) => elements));
}

export function wordsOfSlides(slides: readonly Pick<Slide, 'elements'>[]): string[] {
  return wordsIn(slides.flatMap(({ elements }) => elements));
}
