import type { SaveDeckInput } from '@arrasta/contract';
import type { Connection } from '../bare/connection';
import { benchCarousel, benchSlides } from '../deck/bench-deck';

/** One carousel as the load knows it. */
export interface LoadedDeck {
  readonly id: string;
  readonly slideIds: readonly string[];
  titles: (string | null)[];
  version: number;
  /** Its last save had no answer that says whether it was done. */
  isUncertain: boolean;
}

/** One row a carousel, its slides in their order. */
const statement = `
  SELECT "carousel_id" AS "id", array_agg("id"::text ORDER BY "position") AS "slideIds"
  FROM "slides" GROUP BY "carousel_id"`;

/** All carousels that the database holds, made by deck/fill-database.ts. */
export async function decksIn({ query }: Connection): Promise<LoadedDeck[]> {
  const rows = await query(statement, []);
  return rows.map((row) => {
    const { id, slideIds } = row as Pick<LoadedDeck, 'id' | 'slideIds'>;
    return { id, slideIds, titles: slideIds.map(() => null), version: 1, isUncertain: false };
  });
}

const template = benchSlides().map(({ createdAt: _, updatedAt: __, ...slide }) => slide);

/** The next save of a deck: the title of one slide is another one. About 11 kB. */
export function nextSave(deck: LoadedDeck, number: number): string {
  deck.titles[number % deck.titles.length] = `Edição ${String(number)}`;
  const slides = template.map((slide, index) => ({
    ...slide,
    id: deck.slideIds[index] ?? slide.id,
    title: deck.titles[index] ?? null,
  }));
  const { id, version } = deck;
  const input: SaveDeckInput = { id, version, carousel: benchCarousel, slides };
  return JSON.stringify(input);
}
