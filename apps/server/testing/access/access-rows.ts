import { randomUUID } from 'node:crypto';
import { newCarouselFields, slideDefaults } from '@arrasta/domain';
import { plainImage } from '../image-files';
import type { AccessRow } from './access-row';
import { ai } from './ai-rows';
import { administration, newAccount } from './administration-rows';
import { planner } from './planner-rows';

const imageUrl = 'https://fotos.example/a.png';
const credit = { source: 'Openverse', author: 'Rui', license: 'CC BY 4.0', pageUrl: imageUrl };
const account: readonly AccessRow[] = [
  {
    rest: 'POST /register',
    trpc: 'auth.register',
    audience: 'everybody',
    ok: 201,
    body: newAccount,
  },
  {
    rest: 'POST /login',
    trpc: 'auth.login',
    audience: 'everybody',
    ok: 200,
    body: ({ user }) => ({ email: user.email, password: 'segredo-123' }),
    // Nobody's e-mail is none.
    actors: { anonymous: 400, blocked: 403 },
  },
  { rest: 'GET /login', audience: 'everybody', ok: 302 },
  { rest: 'POST /logout', trpc: 'auth.logout', audience: 'everybody', ok: 204 },
  { rest: 'GET /user', audience: 'signed in', ok: 200 },
  { rest: 'GET /auth/user', audience: 'signed in', ok: 200 },
  { trpc: 'auth.currentUser', audience: 'everybody', ok: 200 },
  { trpc: 'links', audience: 'signed in', ok: 200 },
  { rest: 'GET /user/settings', trpc: 'settings.get', audience: 'signed in', ok: 200 },
  {
    rest: 'PUT /user/settings',
    trpc: 'settings.update',
    audience: 'signed in',
    ok: 200,
    body: () => ({ aiTone: 'casual' }),
  },
];

const accessTokens: readonly AccessRow[] = [
  { rest: 'GET /user/storage', trpc: 'storage.own', audience: 'signed in', ok: 200 },
  { rest: 'GET /user/tokens', trpc: 'accessTokens.list', audience: 'signed in', ok: 200 },
  {
    rest: 'POST /user/tokens',
    trpc: 'accessTokens.create',
    audience: 'signed in',
    ok: 201,
    body: () => ({ name: 'Meu programa', scope: 'read', currentPassword: 'segredo-123' }),
  },
  {
    rest: 'DELETE /user/tokens/{id}',
    trpc: 'accessTokens.revoke',
    audience: 'signed in',
    thing: 'accessToken',
    ok: 204,
  },
];

/** After the rows of administration: there are other Admins when one of them leaves. */
const ownAccount: readonly AccessRow[] = [
  { rest: 'GET /user/sessions', trpc: 'ownAccount.sessions', audience: 'signed in', ok: 200 },
  {
    rest: 'DELETE /user/sessions/{id}',
    trpc: 'ownAccount.endSession',
    audience: 'signed in',
    thing: 'session',
    ok: 204,
  },
  {
    rest: 'DELETE /user/sessions',
    trpc: 'ownAccount.endOtherSessions',
    audience: 'signed in',
    ok: 204,
  },
  { rest: 'GET /user/data', audience: 'signed in', ok: 200 },
  {
    rest: 'PUT /user/password',
    trpc: 'ownAccount.changePassword',
    audience: 'signed in',
    ok: 204,
    body: () => ({ currentPassword: 'segredo-123', newPassword: 'outra-senha' }),
  },
  {
    rest: 'POST /user/deletion',
    trpc: 'ownAccount.delete',
    audience: 'signed in',
    ok: 204,
    body: () => ({ password: 'segredo-123', confirmation: 'EXCLUIR' }),
  },
];

const carousels: readonly AccessRow[] = [
  { rest: 'GET /carousels', trpc: 'carousels.list', audience: 'signed in', ok: 200 },
  {
    rest: 'POST /carousels',
    trpc: 'carousels.create',
    audience: 'signed in',
    ok: 201,
    body: () => ({ title: 'Meu' }),
  },
  {
    rest: 'GET /carousels/{id}',
    trpc: 'carousels.get',
    audience: 'signed in',
    thing: 'carousel',
    ok: 200,
  },
  {
    rest: 'PUT /carousels/{id}',
    trpc: 'carousels.update',
    audience: 'signed in',
    thing: 'carousel',
    ok: 200,
    body: () => ({ title: 'Outro' }),
    input: (id) => ({ id, carousel: { title: 'Outro' } }),
  },
  {
    rest: 'DELETE /carousels/{id}',
    trpc: 'carousels.delete',
    audience: 'signed in',
    thing: 'carousel',
    ok: 204,
  },
  {
    rest: 'POST /carousels/{id}/export',
    audience: 'signed in',
    thing: 'carousel',
    ok: 200,
    body: () => ({ format: 'zip' }),
  },
  {
    // What is not one's own is left out of the answer.
    trpc: 'carousels.covers',
    audience: 'signed in',
    ok: 200,
    input: () => ({ ids: [randomUUID()] }),
  },
  {
    trpc: 'carousels.saveDeck',
    audience: 'signed in',
    thing: 'carousel',
    ok: 200,
    input: (id) => ({
      id,
      version: 1,
      carousel: newCarouselFields,
      slides: [{ ...slideDefaults, id: randomUUID() }],
    }),
    // The client names its decks: what is no id is no deck to be looked for.
    verdicts: { bad: 400 },
  },
];

const slides: readonly AccessRow[] = [
  {
    rest: 'POST /carousels/{id}/slides',
    trpc: 'slides.create',
    audience: 'signed in',
    thing: 'carousel',
    ok: 201,
    body: () => ({ title: 'Novo' }),
    input: (carouselId) => ({ carouselId, slide: { title: 'Novo' } }),
  },
  {
    rest: 'PUT /slides/{id}',
    trpc: 'slides.update',
    audience: 'signed in',
    thing: 'slide',
    ok: 200,
    body: () => ({ title: 'Outro' }),
    input: (id) => ({ id, slide: { title: 'Outro' } }),
  },
  {
    rest: 'DELETE /slides/{id}',
    trpc: 'slides.delete',
    audience: 'signed in',
    thing: 'slide',
    ok: 204,
  },
];

const presets: readonly AccessRow[] = [
  { rest: 'GET /presets', trpc: 'presets.list', audience: 'signed in', ok: 200 },
  {
    rest: 'POST /presets',
    trpc: 'presets.create',
    audience: 'signed in',
    ok: 201,
    body: () => ({ name: 'Meu' }),
  },
  {
    rest: 'DELETE /presets/{id}',
    trpc: 'presets.delete',
    audience: 'signed in',
    thing: 'preset',
    ok: 204,
  },
];

const templates: readonly AccessRow[] = [
  { rest: 'GET /templates', trpc: 'templates.list', audience: 'signed in', ok: 200 },
  {
    rest: 'POST /templates',
    trpc: 'templates.create',
    audience: 'signed in',
    thing: 'carousel',
    ok: 201,
    body: (_caller, carouselId) => ({ carouselId, name: 'Meu' }),
  },
  {
    rest: 'GET /templates/{key}',
    trpc: 'templates.get',
    audience: 'signed in',
    thing: 'template',
    ok: 200,
    input: (key) => ({ key }),
  },
  {
    rest: 'PUT /templates/{key}',
    trpc: 'templates.update',
    audience: 'signed in',
    thing: 'template',
    ok: 200,
    body: () => ({ name: 'Outro' }),
    input: (key) => ({ key, name: 'Outro' }),
  },
  {
    rest: 'DELETE /templates/{key}',
    trpc: 'templates.delete',
    audience: 'signed in',
    thing: 'template',
    ok: 204,
    input: (key) => ({ key }),
  },
];

const images: readonly AccessRow[] = [
  {
    rest: 'POST /pictures',
    audience: 'signed in',
    ok: 201,
    file: () => plainImage().png().toBuffer(),
  },
  {
    rest: 'POST /pictures/from-address',
    trpc: 'pictures.keepFromAddress',
    audience: 'signed in',
    ok: 201,
    body: () => ({ url: imageUrl }),
  },
  {
    trpc: 'pictures.search',
    audience: 'signed in',
    ok: 200,
    body: () => ({ query: 'luz de janela' }),
  },
  {
    trpc: 'pictures.keepFound',
    audience: 'signed in',
    ok: 200,
    body: () => ({ address: imageUrl, preview: imageUrl, credit }),
  },
  { trpc: 'pictures.credit', audience: 'signed in', thing: 'picture', ok: 200 },
  { rest: 'GET /pictures/{id}', audience: 'signed in', thing: 'picture', ok: 200 },
  ...(['GET', 'HEAD'] as const).map((method) => ({
    rest: `${method} /proxy-image`,
    audience: 'signed in' as const,
    ok: 200,
    query: `?url=${encodeURIComponent(imageUrl)}`,
  })),
];

/** Every call of the product. A test compares it with the calls there are. */
export const accessRows: readonly AccessRow[] = [
  ...account,
  ...accessTokens,
  ...administration,
  ...ownAccount,
  ...carousels,
  ...ai,
  ...slides,
  ...presets,
  ...templates,
  ...planner,
  ...images,
];
