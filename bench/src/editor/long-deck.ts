import type { Slide } from '@arrasta/domain';
import { anElement, aSlide } from '@arrasta/testkit';
import type { APIRequestContext } from '@playwright/test';

/** Slides as they are in use: a title, a text and a list each. */
function slidesOf(count: number): Slide[] {
  return Array.from({ length: count }, (_, position) =>
    aSlide({
      position,
      elements: [
        anElement('title', { content: `Hábito ${position + 1}` }),
        anElement('text'),
        anElement('list'),
      ],
    }),
  );
}

/** Stores a carousel of so many slides for whoever is signed in; answers its id. */
export async function storeLongDeck(
  request: APIRequestContext,
  url: string,
  count: number,
): Promise<string> {
  const data = { title: `Carrossel de ${count}`, slides: slidesOf(count) };
  const answer = await request.post(`${url}/api/carousels`, { data });
  if (answer.status() !== 201) throw new Error(`Not stored: ${await answer.text()}`);
  const { id } = (await answer.json()) as { readonly id: string };
  return id;
}
