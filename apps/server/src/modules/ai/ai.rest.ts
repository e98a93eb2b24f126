import type { RestRoute } from '../../rest/rest-route';

/** What is written by AI, over REST. Source: decisions §3. */
export const aiRoutes: readonly RestRoute[] = [
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
];
