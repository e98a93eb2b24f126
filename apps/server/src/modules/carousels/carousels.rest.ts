import {
  carouselPatchWireSchema,
  carouselToWire,
  completeSlides,
  createCarouselWireSchema,
  deckToWire,
  listCarouselsWireSchema,
  type SavedDeck,
} from '@arrasta/contract';
import { versionsOf } from '../../rest/entity-tag';
import { creates, orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

function nextPage(query: unknown, cursor: string): string {
  const wanted = new URLSearchParams(query as Record<string, string>);
  wanted.set('cursor', cursor);
  return `/api/carousels?${wanted.toString()}`;
}

async function list({ caller, query }: RestCall) {
  const { items, nextCursor } = await caller.carousels.list(listCarouselsWireSchema.parse(query));
  return {
    status: 200,
    body: items.map(carouselToWire),
    ...(nextCursor !== null && { next: nextPage(query, nextCursor) }),
  };
}

const create = async ({ caller, body, newId }: RestCall) =>
  caller.carousels.create(createCarouselWireSchema.parse(completeSlides(orEmpty(body), newId)));

const deckAnswer = (status: number, deck: SavedDeck) => ({
  status,
  body: deckToWire(deck),
  version: deck.carousel.version,
});

async function get({ caller, id }: RestCall) {
  return deckAnswer(200, await caller.carousels.get({ id }));
}

async function update({ caller, id, body, ifMatch }: RestCall) {
  const carousel = await caller.carousels.update({
    id,
    ifVersions: versionsOf(ifMatch),
    carousel: carouselPatchWireSchema.parse(body),
  });
  return { status: 200, body: carouselToWire(carousel), version: carousel.version };
}

async function remove({ caller, id, ifMatch }: RestCall) {
  await caller.carousels.delete({ id, ifVersions: versionsOf(ifMatch) });
  return { status: 204 };
}

/** Carousels over REST. Source: decisions §3, §9. */
export const carouselRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/carousels', calls: 'carousels.list', handle: list },
  {
    method: 'POST',
    path: '/carousels',
    calls: 'carousels.create',
    ...creates(create, (deck) => deckAnswer(201, deck)),
    large: true,
  },
  { method: 'GET', path: '/carousels/:id', calls: 'carousels.get', handle: get },
  { method: 'PUT', path: '/carousels/:id', calls: 'carousels.update', handle: update, large: true },
  { method: 'DELETE', path: '/carousels/:id', calls: 'carousels.delete', handle: remove },
];
