import type { MissingImage } from '@arrasta/export';
import { exportUiMessages } from '../../messages/export';

/** A file's name as most addresses end, and not the last word of a path. */
const fileName = /[^/]\.[a-z0-9]{2,5}$/i;
/** What is not seen, or turns what is read around. */
const unseen = /[\p{Cc}\p{Cf}]/gu;
const maxLength = 40;

function lastPart({ pathname }: URL): string {
  const part = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part).replace(unseen, '');
  } catch {
    return part;
  }
}

/** The beginning and the end, which says what kind of file it is. */
function truncateMiddle(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= maxLength) return name;
  return [...letters.slice(0, maxLength - 10), '…', ...letters.slice(-9)].join('');
}

/**
 * What people know a picture by: its file's name, or else the host it comes from. Null for one that
 * has neither, because it was uploaded or lies in the deck itself.
 */
export function imageName(url: string): string | null {
  if (url.startsWith('data:') || !URL.canParse(url, 'arrasta:///')) return null;
  const parsed = new URL(url, 'arrasta:///');
  const name = lastPart(parsed);
  if (fileName.test(name)) return truncateMiddle(name);
  const isOurs = parsed.pathname.startsWith('/api/pictures/') || parsed.host === '';
  return isOurs ? null : truncateMiddle(parsed.host);
}

const messages = exportUiMessages.missing;
type Place = MissingImage['place'];

function namesOf(images: readonly MissingImage[]): string[] {
  const names = images.map(({ url }) => imageName(url));
  return [...new Set(names.filter((name) => name !== null))];
}

function atPlace(missing: readonly MissingImage[], place: Place): readonly MissingImage[] {
  return missing.filter((image) => image.place === place);
}

function lineOfSlide(missing: readonly MissingImage[], number: number): string[] {
  const ofSlide = missing.filter(({ slideNumber }) => slideNumber === number);
  const [elements, backgrounds] = [atPlace(ofSlide, 'element'), atPlace(ofSlide, 'background')];
  return [
    ...(elements.length > 0 ? [messages.element(number, elements.length, namesOf(elements))] : []),
    ...(backgrounds.length > 0 ? [messages.background(number, namesOf(backgrounds))] : []),
  ];
}

/**
 * What a file lacks, a sentence for each slide's elements and background, and one for the brand's
 * picture, which is the same on all slides.
 */
export function missingImageMessages(missing: readonly MissingImage[]): string[] {
  const numbers = [...new Set(missing.map(({ slideNumber }) => slideNumber))];
  const avatars = atPlace(missing, 'avatar');
  const lines = numbers.flatMap((number) => lineOfSlide(missing, number));
  if (avatars.length === 0) return lines;
  const slides = avatars.map(({ slideNumber }) => slideNumber);
  return [...lines, messages.avatar(slides, namesOf(avatars))];
}
