import { serverMessageOf, errorMessageOr as toldOr } from '../../api/api-error';
import { captionWords as words } from '../../messages/writing';

interface Told {
  readonly title: string;
  readonly description: string;
}

/** Messages of the server, each with what it is called here. Source: docs/product/generation.md 18. */
const known: readonly (readonly [part: string, told: Told])[] = [
  ['API key', words.needsKey],
  ['No slides found', words.noSlides],
  ['No slide content found', words.noContent],
  ['Carousel not found', words.noCarousel],
];

/** What a person is told of a caption that could not be written. */
export function captionFailure(error: unknown): Told {
  const message = serverMessageOf(error);
  const [, told] = known.find(([part]) => message?.includes(part) === true) ?? [];
  if (told === words.needsKey && message?.includes('recusou') === true) {
    return { ...told, description: words.keyRefused };
  }
  if (told !== undefined) return told;
  const { title, description } = words.unexpected;
  return { title, description: toldOr(error, description) };
}
