import {
  deckWishWireSchema,
  generatePictureSchema,
  readPageSchema,
  rewriteWishSchema,
  searchPicturesSchema,
  type ListUsage,
} from '@arrasta/contract';
import { orEmpty, type RestCall, type RestRoute } from '../../rest/rest-route';

async function generateImage({ caller, body }: RestCall) {
  const input = generatePictureSchema.parse(orEmpty(body));
  return { status: 200, body: await caller.ai.generateImage(input) };
}

/** The documented name of one source stands for whichever is in use. */
async function searchPicture({ caller, body }: RestCall) {
  const { url, credit } = await caller.ai.searchPicture(searchPicturesSchema.parse(orEmpty(body)));
  return { status: 200, body: { url, ...credit } };
}

async function usage({ caller, query }: RestCall) {
  // Read by the call itself: its numbers may be texts.
  return { status: 200, body: await caller.ai.usage(query as ListUsage) };
}

/** What is written, made or found by AI, over REST. Source: decisions §3. */
export const aiRoutes: readonly RestRoute[] = [
  { method: 'GET', path: '/ai/usage', calls: 'ai.usage', handle: usage },
  {
    method: 'POST',
    path: '/ai/rewrite',
    calls: 'ai.rewrite',
    slow: true,
    handle: async ({ caller, body }) => ({
      status: 200,
      body: await caller.ai.rewrite(rewriteWishSchema.parse(body)),
    }),
  },
  {
    method: 'POST',
    path: '/ai/generate-carousel',
    calls: 'ai.generateDeck',
    slow: true,
    handle: async ({ caller, body }) => ({
      status: 200,
      body: await caller.ai.generateDeck(deckWishWireSchema.parse(body)),
    }),
  },
  {
    method: 'POST',
    path: '/ai/read-page',
    calls: 'ai.readPage',
    handle: async ({ caller, body }) => ({
      status: 200,
      body: await caller.ai.readPage(readPageSchema.parse(orEmpty(body))),
    }),
  },
  {
    method: 'POST',
    path: '/ai/generate-caption/:id',
    calls: 'ai.generateCaption',
    slow: true,
    handle: async ({ caller, id }) => ({
      status: 200,
      body: await caller.ai.generateCaption({ carouselId: id }),
    }),
  },
  {
    method: 'POST',
    path: '/ai/generate-image',
    calls: 'ai.generateImage',
    slow: true,
    handle: generateImage,
  },
  {
    method: 'POST',
    path: '/ai/search-rapidapi-images',
    calls: 'ai.searchPicture',
    slow: true,
    handle: searchPicture,
  },
];
