import {
  carouselPatchWireSchema,
  carouselToWire,
  completeSlides,
  createCarouselWireSchema,
  deckToWire,
  listCarouselsWireSchema,
} from '@arrasta/contract';
import { versionsOf } from '../../rest/entity-tag';
import { orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

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

async function create({ caller, body, newId }: RestCall) {
  const input = createCarouselWireSchema.parse(completeSlides(orEmpty(body), newId));
  const deck = await caller.carousels.create(input);
  return { status: 201, body: deckToWire(deck), version: deck.carousel.version };
}

async function get({ caller, id }: RestCall) {
  const deck = await caller.carousels.get({ id });
  return { status: 200, body: deckToWire(deck), version: deck.carousel.version };
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
    handle: create,
    idempotent: true,
    large: true,
  },
  { method: 'GET', path: '/carousels/:id', calls: 'carousels.get', handle: get },
  { method: 'PUT', path: '/carousels/:id', calls: 'carousels.update', handle: update, large: true },
  { method: 'DELETE', path: '/carousels/:id', calls: 'carousels.delete', handle: remove },
];
