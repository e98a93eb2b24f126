import { completeElements, newSlideWireSchema, slidePatchWireSchema } from '@arrasta/contract';
import { creates, orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

const create = async ({ caller, id, body, newId }: RestCall) =>
  caller.slides.create({
    carouselId: id,
    slide: newSlideWireSchema.parse(completeElements(orEmpty(body), newId)),
  });

async function update({ caller, id, body, newId }: RestCall) {
  const { slide, carouselVersion } = await caller.slides.update({
    id,
    slide: slidePatchWireSchema.parse(completeElements(body, newId)),
  });
  return { status: 200, body: slide, version: carouselVersion };
}

async function remove({ caller, id }: RestCall) {
  const { carouselVersion } = await caller.slides.delete({ id });
  return { status: 204, version: carouselVersion };
}

/** Slides over REST. The ETag is the carousel's version after the write. Source: decisions §3, §9. */
export const slideRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/carousels/:id/slides',
    calls: 'slides.create',
    ...creates(create, ({ slide, carouselVersion }) => ({
      status: 201,
      body: slide,
      version: carouselVersion,
    })),
    large: true,
  },
  { method: 'PUT', path: '/slides/:id', calls: 'slides.update', handle: update, large: true },
  { method: 'DELETE', path: '/slides/:id', calls: 'slides.delete', handle: remove },
];
