import { altTextOf, type Carousel, type Deck, type Slide, type SlideFormat } from '@arrasta/domain';
import type { TextFile } from '@arrasta/export';
import { createStore } from 'zustand/vanilla';

function captionFile({ socialCaption }: Carousel): TextFile[] {
  const text = socialCaption?.trim() ?? '';
  return text === '' ? [] : [{ name: 'legenda.txt', text: `${text}\n` }];
}

function altTextFile(slides: readonly Slide[], fileNameOf: (number: number) => string): TextFile[] {
  const described = slides.flatMap((slide, index) => {
    const altText = altTextOf(slide);
    return altText === '' ? [] : [`${fileNameOf(index + 1)}\n${altText}\n`];
  });
  return described.length === 0
    ? []
    : [{ name: 'textos-alternativos.txt', text: described.join('\n') }];
}

/**
 * What is published beside the pictures of a deck, as text files, each where there is any: the
 * caption, and what the pictures are for those who do not see them.
 * @param fileNameOf the picture of the slide with this number, counted from 1.
 */
export function companionTexts(
  { carousel, slides }: Deck,
  fileNameOf: (number: number) => string,
): TextFile[] {
  return [...captionFile(carousel), ...altTextFile(slides, fileNameOf)];
}

/** What file systems refuse in names, and what is not seen in them. */
const refused = /[\\/:*?"<>|\p{Cc}]|[^\P{Cf}\u200D\u{E0020}-\u{E007F}]/gu;
/** Unseen as well, unless it joins pictographs or spells a flag. */
const joining =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]/gu;
/** Names that Windows keeps for devices, whatever stands behind a dot. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;
/** Letters as they are seen; enough to know the carousel by. */
const maxLetters = 80;
/** Bytes of UTF-8 that every file system takes, the ending included. */
const maxBytes = 255;

const letters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
const bytes = new TextEncoder();

/** The beginning of a text, cut between letters. */
function truncateFileName(text: string, maxByteLength: number): string {
  let length = 0;
  const fittingLetters = [...letters.segment(text)].slice(0, maxLetters).filter(({ segment }) => {
    length += bytes.encode(segment).length;
    return length <= maxByteLength;
  });
  return fittingLetters.map(({ segment }) => segment).join('');
}

/** What a name says of the format of the slides: nothing of the usual one, else ` 9x16`. */
function formatInName(slideFormat: SlideFormat): string {
  return slideFormat === '4:5' ? '' : ` ${slideFormat.replace(':', 'x')}`;
}

/**
 * The name of a file with the whole carousel, made of its title, and of the format of its slides
 * where that is not the usual one.
 */
export function exportFileName(
  title: string,
  ending: 'zip' | 'pdf' | 'md' | 'png',
  slideFormat: SlideFormat = '4:5',
): string {
  const end = `${formatInName(slideFormat)}.${ending}`;
  const words = title.replace(refused, ' ').replace(joining, ' ').replace(/\s+/g, ' ').trim();
  const free = device.test(words) ? `carrossel ${words}` : words;
  const name = truncateFileName(free, maxBytes - end.length).replace(/[. ]+$/, '');
  return `${name === '' ? 'carrossel' : name}${end}`;
}

interface KeptUrl {
  readonly url: string;
  readonly bytes: number;
}

interface KeptUrlsLimits {
  readonly maxCount: number;
  readonly maxBytes: number;
}

const keptUrlsLimits: KeptUrlsLimits = { maxCount: 20, maxBytes: 200_000_000 };

/** Which addresses of files stay and which go, the oldest first; the newest always stays. */
export function divideByLimits(
  urls: readonly KeptUrl[],
  { maxCount, maxBytes }: KeptUrlsLimits,
): { readonly kept: readonly KeptUrl[]; readonly removed: readonly KeptUrl[] } {
  const isTooMuch = (kept: readonly KeptUrl[]) =>
    kept.length > maxCount || kept.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytes;
  let first = 0;
  while (first < urls.length - 1 && isTooMuch(urls.slice(first))) first += 1;
  return { kept: urls.slice(first), removed: urls.slice(0, first) };
}

/** Addresses of files that were handed out, from the oldest to the newest. */
const keptUrls = createStore<{ readonly urls: readonly KeptUrl[] }>(() => ({ urls: [] }));

/**
 * Keeps an address as long as there is room: iOS and Firefox may ask what to do with a download and
 * fetch it once the person answers, however late.
 */
function keepUrl(url: string, bytes: number): void {
  const all = [...keptUrls.getState().urls, { url, bytes }];
  const { kept, removed } = divideByLimits(all, keptUrlsLimits);
  keptUrls.setState({ urls: kept });
  for (const old of removed) URL.revokeObjectURL(old.url);
}

/** Hands a file to the browser's download, under this name. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  keepUrl(url, file.size);
}
