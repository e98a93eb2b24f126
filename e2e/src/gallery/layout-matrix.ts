import {
  applyPalette,
  composedLayouts,
  readEmphasis,
  slideFormats,
  slideTones,
  withEmphasis,
  type ComposedLayout,
  type Element,
  type ElementStyle,
  type SlideFormat,
} from '@arrasta/domain';
import {
  gradientPalettes,
  solidPalettes,
  themeKeys,
  themes,
  type ThemeKey,
} from '@arrasta/palettes';
import { aCarousel, anEditor, anElement, aSlide } from '@arrasta/testkit';
import { contents, type Part } from './composed-contents';
import type { Image } from './image';

/** Words that a layout is filled with. */
interface Words {
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly items: readonly string[];
}

function repeated(count: number, itemAt: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => itemAt(index));
}

const long: Words = {
  kicker: 'Organização para quem trabalha e estuda',
  title: 'Como organizar a semana de quem cuida da casa, trabalha fora e ainda estuda à noite',
  subtitle: 'Um método de três cadernos, testado por dois anos em casa',
  text: 'Comece pelo que não muda de lugar: o horário do ônibus, a aula, a consulta. O resto se ajeita em volta disso, e o que não cabe na semana passa para a outra sem culpa, com data marcada e um lembrete.',
  items: repeated(6, (index) => `Separe no domingo a roupa e o almoço do dia ${index + 1}`),
};

const usual: Words = {
  kicker: 'Passo a passo',
  title: 'Do rascunho à entrega',
  subtitle: 'Sem retrabalho',
  text: 'Uma página por cliente, com o que foi combinado e a data de cada parte.',
  items: ['Escopo: o que entra', 'Prazo: quando chega', 'Preço: quanto custa'],
};

const words = {
  short: {
    kicker: 'Luz',
    title: 'Oi',
    subtitle: 'Já',
    text: 'Vá.',
    items: ['Um', 'Dois', 'Três'],
  },
  long,
  extreme: {
    kicker: long.title,
    title: `${long.title}. ${long.subtitle}. ${long.title}. ${long.kicker}.`,
    subtitle: long.text,
    text: repeated(7, () => long.text).join(' '),
    items: repeated(12, (index) => `Parte ${index + 1}: ${long.title}, sem pressa`),
  },
  emoji: {
    kicker: 'Café ☕️ da manhã',
    title: 'Família 👩‍👩‍👧‍👦 unida 🚀🚀',
    subtitle: '👍🏾 Vamos? 🇧🇷',
    text: 'Três passos ✅✅✅ e um abraço 🫶🏽 para quem ficou até aqui 👩🏽‍💻.',
    items: ['🥣 Aveia', '🍌 Banana', '🥜 Pasta de amendoim', '🫐🫐🫐🫐'],
  },
  rightToLeft: {
    kicker: 'صباح الخير',
    title: 'العادات الصغيرة تصنع الصباح',
    subtitle: 'בוקר טוב לכולם',
    text: 'ابدأ بكوب ماء قبل القهوة ثم افتح النافذة لعشر دقائق دون هاتف',
    items: ['كوب ماء', 'نافذة مفتوحة', 'עשר דקות בלי טלפון', 'خطة من ثلاث مهام'],
  },
  combiningMarks: {
    kicker: 'Manha\u0303 de sa\u0301bado',
    title: 'A\u0302ngulo, avo\u0301 e ac\u0327ai\u0301 às 9h',
    subtitle: 'Q\u0323\u0307u\u0323\u0302e\u0323\u0301 bom',
    text: 'Z\u0336\u0321\u0301a\u0337\u0322\u0300l\u0335\u0327\u0302g\u0336\u0323\u0303o\u0337 e cora\u00E7\u00E3o, cora\u0063\u0327a\u0303o: a\u0328o\u031Bu\u0306i\u0309.',
    items: ['Pa\u0303o', 'Mac\u0327a\u0303', 'Ma\u0301gico\u0323\u0302', 'A\u030Angstro\u0308m'],
  },
  longWord: {
    kicker: 'Uma palavra',
    title: 'anticonstitucionalissimamente'.repeat(7).slice(0, 200),
    subtitle: 'de duzentas letras',
    text: `Sem espaço: ${'pneumoultramicroscopicossilicovulcanoconiótico'.repeat(5).slice(0, 200)}`,
    items: ['Curto', 'otorrinolaringologista'.repeat(10).slice(0, 200), 'Fim'],
  },
  manyItems: { ...long, items: repeated(100, (index) => `Item de número ${index + 1}`) },
  veryLongText: {
    ...long,
    text: repeated(30, () => long.text)
      .join(' ')
      .slice(0, 5000),
    items: repeated(20, (index) => `${index + 1}: ${long.text}`),
  },
  allKinds: usual,
  styled: usual,
  emphasised: {
    kicker: 'Passo **a passo**',
    title: 'Do **rascunho** à entrega',
    subtitle: 'Sem **retrabalho**',
    text: 'Uma página por cliente, com **o que foi combinado** e a data de cada parte.',
    items: ['Escopo: o que **entra**', '**Prazo**: quando chega', 'Preço: **quanto** custa'],
  },
} as const satisfies Readonly<Record<string, Words>>;

type Filling = keyof typeof words;

/** What the matrix fills layouts with: their own samples, and words of every difficult kind. */
export const fillings = ['usual', ...(Object.keys(words) as Filling[])] as const;

/** The photograph of the samples, and pictures that words are hardest to read on. */
export const photos = {
  sample: '/stock/luz-da-janela.webp',
  white: '/stock/branca.png',
  black: '/stock/preta.png',
  striped: '/stock/listras.png',
} as const;

const labelLength = 30;

/** An item as bars have it: a label and a share. */
function withValue(item: string, index: number): string {
  const label = item.replaceAll(/[:-]/gu, ' ').slice(0, labelLength).trim();
  return `${label}: ${(index * 37 + 12) % 101}%`;
}

type PartsOf = (words: Words, photo: string) => readonly Part[];

function headOf({ kicker, title }: Words): Part[] {
  return [
    ['subtitle', kicker],
    ['title', title],
  ];
}

const wordsAlone: PartsOf = (words) => [
  ...headOf(words),
  ['text', words.text],
  ['subtitle', words.subtitle],
];
const withPhoto: PartsOf = (words, photo) => [
  ...headOf(words),
  ['text', words.text],
  ['image', photo],
];
const withList: PartsOf = (words) => [...headOf(words), ['list', words.items.join('\n')]];

/** What a layout asks for, said in these words. */
const parts: Readonly<Record<ComposedLayout, PartsOf>> = {
  'cover-type': wordsAlone,
  statement: wordsAlone,
  cta: wordsAlone,
  'cover-photo': withPhoto,
  'cover-split': withPhoto,
  'cover-frame': withPhoto,
  'photo-top': withPhoto,
  'photo-side': withPhoto,
  checklist: withList,
  cards: withList,
  timeline: withList,
  quote: ({ title, text, subtitle }) => [
    ['title', title],
    ['text', `“${text}”`],
    ['subtitle', subtitle],
  ],
  'big-number': ({ kicker, title, text }) => [
    ['subtitle', kicker],
    ['title', `40% ${title}`],
    ['text', text],
  ],
  step: ({ kicker, title, text }) => [
    ['subtitle', kicker],
    ['title', `2. ${title}`],
    ['text', text],
  ],
  'photo-full': (words, photo) => [
    ...headOf(words),
    ['list', words.items.join('\n')],
    ['image', photo],
  ],
  gallery: ({ title, text }, photo) => [
    ['title', title],
    ['text', text],
    ...repeated(3, () => photo).map((one): Part => ['image', one]),
  ],
  bars: (words) => [...headOf(words), ['list', words.items.map(withValue).join('\n')]],
  columns: ({ title, items }) => {
    const half = Math.ceil(items.length / 2);
    return [
      ['title', title],
      ['list', items.slice(0, half).join('\n')],
      ['list', items.slice(half).join('\n')],
    ];
  },
};

const styles: Readonly<Partial<Record<Element['type'], ElementStyle>>> = {
  title: { fontSize: 'text-5xl', alignment: 'text-right', fontWeight: '700' },
  subtitle: { fontSize: 'text-2xl', backgroundColor: '#FDE68A', borderRadius: 'rounded-lg' },
  text: { fontSize: 'text-2xl', alignment: 'text-center' },
  list: { listType: 'numbered' },
};

/** The element with the words emphasised that stand between asterisks. */
function withEmphasisOf(element: Element): Element {
  const { content, emphasis } = readEmphasis(element.content);
  return withEmphasis({ ...element, content }, emphasis);
}

function elementsOf(layout: ComposedLayout, filling: Filling | 'usual', photo: string): Element[] {
  const shown =
    filling === 'usual' ? (contents[layout].parts[0] ?? []) : parts[layout](words[filling], photo);
  const elements = shown.map(([type, content]) => {
    const element = anElement(type, { content: type === 'image' ? photo : content });
    if (filling === 'emphasised') return withEmphasisOf(element);
    const own = filling === 'styled' ? styles[type] : undefined;
    return own === undefined ? element : { ...element, style: { ...element.style, ...own } };
  });
  if (filling !== 'allKinds') return elements;
  return [
    anElement('icon'),
    ...elements,
    anElement('divider'),
    anElement('list', { content: 'Água\nPão' }),
    anElement('image', { content: photo }),
    anElement('shape'),
  ];
}

/** One slide of the matrix, and what it is made of. */
export interface MatrixCase {
  readonly layout: ComposedLayout;
  readonly theme: ThemeKey;
  readonly format: SlideFormat;
  readonly filling: (typeof fillings)[number];
  readonly palette: string;
  readonly photo: keyof typeof photos;
  readonly image: Image;
}

const palettes = [...solidPalettes, ...gradientPalettes];
const photoNames = Object.keys(photos) as (keyof typeof photos)[];

/** How many slides the matrix has: every layout in every theme, format and filling. */
export const matrixSize =
  composedLayouts.length * themeKeys.length * slideFormats.length * fillings.length;

/** The member of a list whose turn it is. */
function inTurn<Member>(list: readonly Member[], turn: number): Member {
  const member = list[turn % list.length];
  if (member === undefined) throw new Error('The list is empty');
  return member;
}

/** The slide of a number below `matrixSize`: palettes, tones, photos and brand lines take turns. */
export function matrixCase(number: number): MatrixCase {
  const layout = inTurn(composedLayouts, number);
  const afterLayout = Math.floor(number / composedLayouts.length);
  const filling = inTurn(fillings, afterLayout);
  const afterFilling = Math.floor(afterLayout / fillings.length);
  const theme = inTurn(themeKeys, afterFilling);
  const format = inTurn(slideFormats, Math.floor(afterFilling / themeKeys.length));
  // Of numbers that have no factor in common each meets each.
  const turn = number * 7 + afterLayout * 5 + afterFilling;
  const palette = inTurn(palettes, turn);
  const photo = inTurn(photoNames, turn);
  const [fonts] = themes[theme].fonts;
  const carousel = aCarousel({
    theme,
    title: 'Rotina matinal',
    brandName: 'Ana Ribeiro',
    brandHandle: '@anaribeiro.co',
    brandPosition: inTurn(['footer', 'footer', 'header'] as const, turn),
    panorama: inTurn(['theme', 'off'] as const, afterLayout),
    decorSeed: afterLayout,
    pageIndicator: inTurn(['page_number', 'swipe_hint', 'none'] as const, turn + afterLayout),
    ...(fonts && { titleFont: fonts.title, contentFont: fonts.content }),
  });
  const tone = inTurn(slideTones, turn + afterFilling);
  const elements = elementsOf(layout, filling, photos[photo]);
  const editor = anEditor({ carousel, slides: [aSlide({ layout, tone, elements })] });
  editor.run(applyPalette(palette));
  const image: Image = {
    carousel: { ...editor.deck.carousel, format },
    slide: editor.slide(0),
    index: layout.startsWith('cover') ? 0 : 2,
    total: 8,
  };
  return { layout, theme, format, filling, palette: palette.name, photo, image };
}
