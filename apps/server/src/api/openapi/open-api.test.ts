import { expect, test } from 'vitest';
import { openApiDocument } from './open-api';
import { operations } from './description.rest';

const described = openApiDocument(operations, 'session') as unknown as {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId: string; [part: string]: unknown }>>>
  >;
};

const call = (path: string, method: string) => described.paths[path]?.[method];

test('every call has a name of its own', () => {
  const ids = Object.values(described.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids).toHaveLength(operations.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a body is described as it is sent, with what may be left out', () => {
  expect(call('/api/carousels/{id}', 'put')?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: { hideFooter: { enum: ['true', 'false'] }, title: { maxLength: 200 } },
        },
      },
    },
  });
  expect(JSON.stringify(call('/api/carousels/{id}', 'put')?.requestBody)).not.toContain(
    '"required":["',
  );
});

test('errors that share a status stand together, in the one form', () => {
  expect(call('/api/register', 'post')?.responses).toMatchObject({
    201: {},
    400: { description: 'BAD_REQUEST' },
    409: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  });
});

test('what is refused for now says for how long', () => {
  const responses = call('/api/login', 'post')?.responses;
  const headers = { 'Retry-After': { schema: { type: 'integer' } } };
  expect(responses).toMatchObject({ 429: { headers }, 503: { headers } });
  expect(responses).not.toHaveProperty('401.headers');
});

test('what is for everybody asks for no session, and never answers that there is none', () => {
  expect(call('/api/logout', 'post')).toMatchObject({ security: [] });
  expect(call('/api/logout', 'post')?.responses).not.toHaveProperty('401');
  expect(call('/api/presets', 'get')).toMatchObject({
    security: [{ session: [] }, { token: [] }],
  });
  expect(call('/api/presets', 'get')?.responses).toHaveProperty('401');
});

test('what no token will do asks for a session alone', () => {
  for (const method of ['get', 'post']) {
    expect(call('/api/user/tokens', method)?.security).toEqual([{ session: [] }]);
  }
});

test('what only some requests meet is described too', () => {
  expect(call('/api/presets', 'post')?.responses).toHaveProperty('409');
  expect(call('/api/pictures/{id}', 'get')?.responses).toHaveProperty('304');
  expect(call('/api/presets', 'get')?.responses).not.toHaveProperty('304');
  expect(call('/api/user/sessions', 'delete')?.responses).toHaveProperty('415');
  expect(call('/api/user/sessions', 'get')?.responses).not.toHaveProperty('415');
});
