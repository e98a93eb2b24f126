import type { ErrorCode } from '../../error-code';
import { deckWishSchema } from '../../ai/deck-generation';
import { readPageSchema } from '../../ai/page';
import { generatePictureSchema } from '../../ai/picture';
import { rewriteWishSchema } from '../../ai/rewrite';
import { listUsageSchema } from '../../ai/usage-input';
import { searchPicturesSchema } from '../../pictures/picture-search';
import {
  captionAnswerSchema,
  foundPictureAnswerSchema,
  generatedPictureAnswerSchema,
  readPageAnswerSchema,
  rewrittenAnswerSchema,
  usageAnswerSchema,
  writtenDeckAnswerSchema,
} from './answer-schemas';
import type { Operation } from './operation';

/** Ways in which a provider fails. */
export const providerErrors = [
  'NEEDS_API_KEY',
  'QUOTA_EXCEEDED',
  'AI_REFUSED',
  'AI_UNAVAILABLE',
  'AI_BAD_ANSWER',
  'UPSTREAM_TIMEOUT',
] as const satisfies readonly ErrorCode[];

/** What is written, made or found by AI. Source: decisions §3, §9. */
export const aiOperations: readonly Operation[] = [
  {
    id: 'rewrite',
    method: 'post',
    path: '/ai/rewrite',
    subject: 'I.A.',
    audience: 'signed in',
    summary: 'Diz de outro jeito os textos de um slide; não guarda nada.',
    body: rewriteWishSchema,
    answer: { status: 200, description: 'Os textos.', body: rewrittenAnswerSchema },
    errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', ...providerErrors],
  },
  {
    id: 'generateCarousel',
    method: 'post',
    path: '/ai/generate-carousel',
    subject: 'I.A.',
    audience: 'signed in',
    summary: 'Escreve um carrossel a partir de uma descrição; não o guarda.',
    body: deckWishSchema,
    answer: { status: 200, description: 'O carrossel.', body: writtenDeckAnswerSchema },
    errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS', ...providerErrors],
  },
  {
    id: 'readPage',
    method: 'post',
    path: '/ai/read-page',
    subject: 'I.A.',
    audience: 'signed in',
    summary:
      'Lê o texto de uma página pública, até 20.000 caracteres, para servir de `source`; não guarda nada.',
    body: readPageSchema,
    answer: { status: 200, description: 'O texto da página.', body: readPageAnswerSchema },
    errors: [
      'BAD_REQUEST',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'UNPROCESSABLE_CONTENT',
      'TOO_MANY_REQUESTS',
      'UPSTREAM_FAILED',
      'SERVICE_UNAVAILABLE',
      'UPSTREAM_TIMEOUT',
    ],
  },
  {
    id: 'generateCaption',
    method: 'post',
    path: '/ai/generate-caption/{id}',
    subject: 'I.A.',
    audience: 'signed in',
    summary: 'Escreve a legenda de um carrossel e a guarda com ele.',
    answer: { status: 200, description: 'A legenda.', body: captionAnswerSchema },
    errors: ['NOT_FOUND', ...providerErrors],
  },
  {
    id: 'generateImage',
    method: 'post',
    path: '/ai/generate-image',
    subject: 'I.A.',
    audience: 'signed in',
    summary: 'Gera uma imagem e a guarda.',
    body: generatePictureSchema,
    answer: {
      status: 200,
      description: 'O endereço da imagem guardada.',
      body: generatedPictureAnswerSchema,
    },
    errors: providerErrors,
  },
  {
    id: 'searchImage',
    method: 'post',
    path: '/ai/search-rapidapi-images',
    subject: 'I.A.',
    audience: 'signed in',
    summary: 'Busca uma imagem e a guarda; a consulta é cortada em 100 caracteres.',
    body: searchPicturesSchema,
    answer: {
      status: 200,
      description: 'O endereço da imagem guardada, e de quem ela é.',
      body: foundPictureAnswerSchema,
    },
    errors: ['NOT_FOUND', 'UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
  },
  {
    id: 'aiUsage',
    method: 'get',
    path: '/ai/usage',
    subject: 'I.A.',
    audience: 'signed in',
    summary:
      'O que suas gerações gastaram: totais desde um momento (sem ele, o mês em UTC) e as últimas, da mais nova à mais antiga.',
    query: listUsageSchema,
    answer: { status: 200, description: 'Os totais e uma página.', body: usageAnswerSchema },
  },
];
