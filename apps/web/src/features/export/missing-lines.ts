import type { MissingPicture } from '@arrasta/export';
import { exportWords } from '../../messages/export';
import { pictureName } from './picture-name';

const words = exportWords.missing;
type Place = MissingPicture['place'];

function namesOf(pictures: readonly MissingPicture[]): string[] {
  const names = pictures.map(({ address }) => pictureName(address));
  return [...new Set(names.filter((name) => name !== null))];
}

function on(missing: readonly MissingPicture[], place: Place): readonly MissingPicture[] {
  return missing.filter((picture) => picture.place === place);
}

function lineOfSlide(missing: readonly MissingPicture[], number: number): string[] {
  const ofSlide = missing.filter(({ slideNumber }) => slideNumber === number);
  const [elements, grounds] = [on(ofSlide, 'element'), on(ofSlide, 'background')];
  return [
    ...(elements.length > 0 ? [words.element(number, elements.length, namesOf(elements))] : []),
    ...(grounds.length > 0 ? [words.background(number, namesOf(grounds))] : []),
  ];
}

/**
 * What a file lacks, a sentence for each slide's elements and background, and one for the brand's
 * picture, which is the same on all slides.
 */
export function missingLines(missing: readonly MissingPicture[]): string[] {
  const numbers = [...new Set(missing.map(({ slideNumber }) => slideNumber))];
  const avatars = on(missing, 'avatar');
  const lines = numbers.flatMap((number) => lineOfSlide(missing, number));
  if (avatars.length === 0) return lines;
  const slides = avatars.map(({ slideNumber }) => slideNumber);
  return [...lines, words.avatar(slides, namesOf(avatars))];
}
