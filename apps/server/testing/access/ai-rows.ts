import type { AccessRow } from './access-row';

/** What is written, made or found by AI. */
export const ai: readonly AccessRow[] = [
  {
    rest: 'POST /ai/generate-carousel',
    trpc: 'ai.generateDeck',
    audience: 'signed in',
    ok: 200,
    body: () => ({ prompt: 'Luz' }),
  },
  { trpc: 'ai.provider', audience: 'signed in', ok: 200 },
  { rest: 'GET /ai/usage', trpc: 'ai.usage', audience: 'signed in', ok: 200 },
  {
    rest: 'POST /ai/rewrite',
    trpc: 'ai.rewrite',
    audience: 'signed in',
    ok: 200,
    body: () => ({
      kind: 'shorter',
      texts: [{ type: 'title', content: 'Luz' }],
      deck: { title: 'Luz', slides: ['Luz'], index: 0 },
    }),
  },
  {
    trpc: 'ai.streamDeck',
    audience: 'signed in',
    ok: 200,
    streams: true,
    body: () => ({ prompt: 'Luz' }),
  },
  {
    rest: 'POST /ai/read-page',
    trpc: 'ai.readPage',
    audience: 'signed in',
    ok: 200,
    body: () => ({ url: 'https://blog.example/luz' }),
  },
  {
    rest: 'POST /ai/generate-caption/{id}',
    trpc: 'ai.generateCaption',
    audience: 'signed in',
    thing: 'carousel',
    ok: 200,
    input: (carouselId) => ({ carouselId }),
  },
  {
    rest: 'POST /ai/generate-image',
    trpc: 'ai.generateImage',
    audience: 'signed in',
    ok: 200,
    body: () => ({ prompt: 'Luz de janela' }),
  },
  {
    rest: 'POST /ai/search-rapidapi-images',
    trpc: 'ai.searchPicture',
    audience: 'signed in',
    ok: 200,
    body: () => ({ query: 'luz de janela' }),
  },
];
