import { pictureTexts, type FoundPictures } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { PictureSource } from './picture-source';
import { spellings } from './search-words';

/** Pictures to choose from. */
const mostPictures = 12;

async function firstAnswer({ name, search }: PictureSource, query: string, signal: AbortSignal) {
  for (const words of spellings(query)) {
    const pictures = await search(words, signal);
    if (pictures.length > 0) return { source: name, pictures: pictures.slice(0, mostPictures) };
  }
  return { source: name, pictures: [] };
}

/**
 * Asks one source after the other until one has pictures.
 * @throws DomainError of the first source where none of them answered, and what ended it.
 */
export async function askSources(
  sources: readonly PictureSource[],
  query: string,
  signal: AbortSignal,
): Promise<FoundPictures> {
  let answer: FoundPictures | null = null;
  let failure: unknown = new DomainError('UPSTREAM_FAILED', pictureTexts.searchFailed);
  for (const source of sources) {
    try {
      const found = await firstAnswer(source, query, signal);
      if (found.pictures.length > 0) return found;
      answer ??= found;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DomainError)) throw error;
      if (source === sources[0]) failure = error;
    }
  }
  if (answer === null) throw failure;
  return answer;
}
