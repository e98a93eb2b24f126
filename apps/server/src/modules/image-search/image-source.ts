import { imageErrorMessages, type FoundImage, type FoundImages } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';

/**
 * A service that is asked for pictures. What it answers is not trusted: its addresses are fetched
 * behind the guard, like those that people give.
 */
export interface ImageSource {
  /** As people know it. */
  readonly name: string;
  /**
   * The best first; none is an answer like another.
   * @throws DomainError UPSTREAM_FAILED, UPSTREAM_TIMEOUT, TOO_MANY_REQUESTS; nothing of what the
   * service says in an error is passed on.
   */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly FoundImage[]>;
}

/** Words that say nothing of what is to be seen. */
const fillers = new Set(
  `a à ao aos as às até cada com como da das de dela dele deles do dos e é ela ele eles em entre era
  essa esse esta este eu foi há isso isto já lhe mais mas me mesmo meu minha muito na nas não nem no
  nos nossa nosso num numa o os ou para pela pelas pelo pelos por quando que quem se sem ser seu seus
  só sua suas também te tem ter um uma umas uns você vocês vai and for the of to in with your you`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Of a long query, what is searched for where all of it finds nothing. */
const maxWords = 3;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The first words of a text that say what is to be seen. */
function keyWords(text: string): string {
  const telling = wordsOf(text).filter(
    (word) => word.length > 2 && !fillers.has(word.toLowerCase()),
  );
  return [...new Set(telling)].slice(0, maxWords).join(' ');
}

/** What is searched for: the query, and fewer words of it where that finds nothing. */
export function queriesFor(query: string): readonly string[] {
  const fewer = keyWords(query);
  const isFewer = fewer !== '' && wordsOf(fewer).length < wordsOf(query).length;
  return isFewer ? [query, fewer] : [query];
}

/** Pictures to choose from. */
const maxImages = 12;

async function askSource({ name, search }: ImageSource, query: string, signal: AbortSignal) {
  for (const words of queriesFor(query)) {
    const images = await search(words, signal);
    if (images.length > 0) return { source: name, pictures: images.slice(0, maxImages) };
  }
  return { source: name, pictures: [] };
}

/**
 * Asks one source after the other until one has pictures.
 * @throws DomainError of the first source where none of them answered, and what ended it.
 */
export async function askSources(
  sources: readonly ImageSource[],
  query: string,
  signal: AbortSignal,
): Promise<FoundImages> {
  let answer: FoundImages | null = null;
  let failure: unknown = new DomainError('UPSTREAM_FAILED', imageErrorMessages.searchFailed);
  for (const source of sources) {
    try {
      const found = await askSource(source, query, signal);
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
