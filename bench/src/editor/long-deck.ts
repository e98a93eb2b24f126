import type { Slide } from '@arrasta/domain';
import { anElement, aSlide } from '@arrasta/testkit';
import type { APIRequestContext } from '@playwright/test';

export interface DeckSize {
  readonly slides: number;
  /** Two columns of as many words as they hold on each slide, whose sizes are searched for. */
  readonly isFull?: boolean;
}

/** A title, a text and a list. */
function plainSlide(position: number): Slide {
  const title = anElement('title', { content: `Hábito ${position + 1}` });
  return aSlide({ position, elements: [title, anElement('text'), anElement('list')] });
}

const column = 'Quem espera a semana perfeita nunca chega a abrir o caderno, e não vê a página. ';

function fullSlide(position: number): Slide {
  const texts = [
    ['title', `Hábito ${position + 1}`],
    ['subtitle', 'Antes'],
    ['text', column.repeat(2).trim()],
    ['subtitle', 'Depois'],
    ['text', column.repeat(2).trim()],
  ] as const;
  const elements = texts.map(([type, content]) => anElement(type, { content }));
  return aSlide({ position, layout: 'columns', elements });
}

/** Stores a carousel for the signed-in account; returns its id. */
export async function storeLongDeck(
  request: APIRequestContext,
  url: string,
  { slides: count, isFull = false }: DeckSize,
): Promise<string> {
  const slides = Array.from({ length: count }, (_, position) =>
    isFull ? fullSlide(position) : plainSlide(position),
  );
  const data = { title: `Carrossel de ${count}`, slides };
  const answer = await request.post(`${url}/api/carousels`, { data });
  if (answer.status() !== 201) throw new Error(`Not stored: ${await answer.text()}`);
  const { id } = (await answer.json()) as { readonly id: string };
  return id;
}
