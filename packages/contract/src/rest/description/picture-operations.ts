import { z } from 'zod';
import { keepFromAddressSchema } from '../../pictures/picture-input';
import { servePictureWireSchema, uploadPictureWireSchema } from '../picture-wire';
import { pictureAnswerSchema } from './answer-schemas';
import type { Operation } from './operation';

const pictures = { subject: 'Imagens', audience: 'signed in' } as const;
const kept = { status: 201, description: 'A imagem guardada.', body: pictureAnswerSchema };
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const proxyQuery = z.object({ url: z.string() });
const foreign = {
  ...pictures,
  path: '/proxy-image',
  query: proxyQuery,
  answer: { status: 200, description: 'A imagem.', mediaTypes: types },
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
} as const;

/** Stored pictures and the proxy. Source: decisions §3; decisions 040, 041, 044. */
export const pictureOperations: readonly Operation[] = [
  {
    ...pictures,
    id: 'uploadPicture',
    method: 'post',
    path: '/pictures',
    summary: 'Guarda uma imagem enviada como corpo.',
    query: uploadPictureWireSchema,
    bodyMediaTypes: types,
    answer: kept,
    takesRoom: true,
  },
  {
    ...pictures,
    id: 'keepPicture',
    method: 'post',
    path: '/pictures/from-address',
    summary: 'Guarda uma imagem de outro endereço.',
    body: keepFromAddressSchema,
    answer: kept,
    takesRoom: true,
    errors: ['UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
  },
  {
    ...pictures,
    id: 'getPicture',
    method: 'get',
    path: '/pictures/{id}',
    summary: 'Uma imagem guardada, inteira ou em miniatura.',
    query: servePictureWireSchema,
    headers: { 'If-None-Match': 'O ETag da última resposta: sem mudança, a resposta é 304.' },
    answer: {
      status: 200,
      description: 'A imagem.',
      mediaTypes: types,
      headers: { ETag: 'O conteúdo e a largura.' },
    },
    errors: ['NOT_FOUND'],
  },
  {
    ...foreign,
    id: 'proxyImage',
    method: 'get',
    summary: 'Uma imagem de outro endereço, para que seus pixels possam ser lidos.',
  },
  {
    ...foreign,
    id: 'checkProxyImage',
    method: 'head',
    summary: 'Se uma imagem de outro endereço está lá.',
  },
];
