import type { CarouselCover } from '@arrasta/contract';
import { requestLimits } from '@arrasta/contract';
import { api } from '../../api/client';

type Answers = Promise<Map<string, CarouselCover>>;

interface Batch {
  readonly ids: Set<string>;
  readonly answers: Answers;
}

let collecting: Batch | null = null;

async function fetchCovers(ids: ReadonlySet<string>): Answers {
  const covers = await api.carousels.covers.query({ ids: [...ids] });
  return new Map(covers.map((cover) => [cover.carousel.id, cover]));
}

/** Cards come into view together: those of one turn of the event loop ask together. */
function begin(): Batch {
  const ids = new Set<string>();
  const answers = new Promise<void>((resolve) => {
    setTimeout(resolve);
  }).then(() => {
    if (collecting?.ids === ids) collecting = null;
    return fetchCovers(ids);
  });
  return { ids, answers };
}

/** The first slides of a carousel, or null where it is gone. */
export async function loadCover(id: string): Promise<CarouselCover | null> {
  if (collecting === null || collecting.ids.size >= requestLimits.covers) collecting = begin();
  const { ids, answers } = collecting;
  ids.add(id);
  return (await answers).get(id) ?? null;
}
