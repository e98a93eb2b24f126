import { z } from 'zod';
import { exportInputSchema } from '../../exports/export-input';
import {
  carouselPatchWireSchema,
  createCarouselWireSchema,
  newSlideWireSchema,
  slidePatchWireSchema,
} from '../deck-wire';
import { listCarouselsWireSchema } from '../list-wire';
import {
  carouselAnswerSchema,
  carouselSummaryAnswerSchema,
  deckAnswerSchema,
  slideAnswerSchema,
} from './answer-schemas';
import { etag, idempotencyKey } from './headers';
import type { Operation } from './operation';

const carousels = { subject: 'Carrosséis', audience: 'signed in' } as const;
const slides = { subject: 'Slides', audience: 'signed in' } as const;

/** Carousels and their files. Source: decisions §3, §9; decision 043. */
export const carouselOperations: readonly Operation[] = [
  {
    ...carousels,
    id: 'listCarousels',
    method: 'get',
    path: '/carousels',
    summary: 'Os carrosséis de quem chama, do mais novo ao mais antigo, sem slides.',
    query: listCarouselsWireSchema,
    answer: {
      status: 200,
      description: 'Uma página da lista.',
      body: z.array(carouselSummaryAnswerSchema),
      headers: { Link: 'O endereço da próxima página, com `rel="next"`; ausente na última.' },
    },
  },
  {
    ...carousels,
    id: 'createCarousel',
    method: 'post',
    path: '/carousels',
    summary: 'Cria um carrossel, com slides se vierem, em uma só transação.',
    headers: idempotencyKey,
    body: createCarouselWireSchema,
    answer: { status: 201, description: 'O carrossel.', body: deckAnswerSchema, headers: etag },
    takesRoom: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE_CONTENT'],
  },
  {
    ...carousels,
    id: 'getCarousel',
    method: 'get',
    path: '/carousels/{id}',
    summary: 'Um carrossel com seus slides em ordem.',
    answer: { status: 200, description: 'O carrossel.', body: deckAnswerSchema, headers: etag },
    errors: ['NOT_FOUND'],
  },
  {
    ...carousels,
    id: 'updateCarousel',
    method: 'put',
    path: '/carousels/{id}',
    summary: 'Muda um carrossel; campos ausentes ficam como estão.',
    headers: { 'If-Match': 'O ETag da última resposta: outra versão recebe 412, e nada muda.' },
    body: carouselPatchWireSchema,
    answer: { status: 200, description: 'O carrossel.', body: carouselAnswerSchema, headers: etag },
    takesRoom: true,
    errors: ['NOT_FOUND', 'PRECONDITION_FAILED'],
  },
  {
    ...carousels,
    id: 'deleteCarousel',
    method: 'delete',
    path: '/carousels/{id}',
    summary: 'Exclui um carrossel e seus slides.',
    headers: { 'If-Match': 'O ETag da última resposta: outra versão recebe 412, e nada muda.' },
    answer: { status: 204, description: 'Não existe mais.' },
    errors: ['NOT_FOUND', 'PRECONDITION_FAILED'],
  },
  {
    ...carousels,
    id: 'exportCarousel',
    method: 'post',
    path: '/carousels/{id}/export',
    summary: 'O carrossel em um arquivo, igual ao que a tela exporta.',
    headers: { 'If-Match': 'O ETag da última resposta: outra versão recebe 412, e nada é feito.' },
    body: exportInputSchema,
    answer: {
      status: 200,
      description: 'O arquivo.',
      mediaTypes: ['image/png', 'image/jpeg', 'application/zip', 'application/pdf'],
      headers: {
        'X-Missing-Pictures': 'As imagens que faltam no arquivo, por slide; ausente se nenhuma.',
        'X-Missing-Fonts': 'As fontes que faltam no arquivo; ausente se nenhuma.',
      },
    },
    errors: [
      'NOT_FOUND',
      'PRECONDITION_FAILED',
      'NOT_IMPLEMENTED',
      'UPSTREAM_FAILED',
      'UPSTREAM_TIMEOUT',
    ],
  },
  {
    ...slides,
    id: 'createSlide',
    method: 'post',
    path: '/carousels/{id}/slides',
    summary: 'Cria um slide; um UUID próprio em `id` é respeitado.',
    headers: idempotencyKey,
    body: newSlideWireSchema,
    answer: { status: 201, description: 'O slide.', body: slideAnswerSchema, headers: etag },
    takesRoom: true,
    errors: ['NOT_FOUND', 'CONFLICT', 'UNPROCESSABLE_CONTENT'],
  },
  {
    ...slides,
    id: 'updateSlide',
    method: 'put',
    path: '/slides/{id}',
    summary: 'Muda um slide; campos ausentes ficam como estão.',
    body: slidePatchWireSchema,
    answer: { status: 200, description: 'O slide.', body: slideAnswerSchema, headers: etag },
    takesRoom: true,
    errors: ['NOT_FOUND'],
  },
  {
    ...slides,
    id: 'deleteSlide',
    method: 'delete',
    path: '/slides/{id}',
    summary: 'Exclui um slide.',
    answer: { status: 204, description: 'Não existe mais.', headers: etag },
    errors: ['NOT_FOUND'],
  },
];
