import { expect, test } from 'vitest';
import { callsThatChange } from './calls-that-change';
import { faultOf, type Judged } from './judge';

const callTo = (path: string) => {
  const call = callsThatChange.find((one) => one.path === path && one.method === 'POST');
  if (!call) throw new Error(`no such call: ${path}`);
  return call;
};

function answer(path: string, status: number, body: unknown): Judged {
  const text = JSON.stringify(body);
  return {
    call: callTo(path),
    url: path,
    status,
    mediaType: 'application/json',
    isInLines: false,
    text,
    took: 3,
  };
}

const [rest, trpc] = ['/api/carousels', '/api/trpc/carousels.create'];
const refused = { message: 'Não.', code: 'BAD_REQUEST' };
const trpcError = (code: string, httpStatus: number) => ({
  error: { message: 'Não.', data: { code, httpStatus } },
});

test('a refusal as it is described is in order on both roads', () => {
  expect(faultOf(answer(rest, 400, refused))).toBeNull();
  expect(faultOf(answer(trpc, 400, refused))).toBeNull();
  expect(faultOf(answer(trpc, 400, trpcError('BAD_REQUEST', 400)))).toBeNull();
  expect(faultOf(answer(trpc, 200, { result: { data: null } }))).toBeNull();
});

test('a server that breaks, takes long or says something else is at fault', () => {
  const broken = { message: 'Erro.', code: 'INTERNAL_SERVER_ERROR', requestId: 'r' };
  expect(faultOf(answer(rest, 500, broken))).toContain('500');
  expect(faultOf(answer(trpc, 500, trpcError('INTERNAL_SERVER_ERROR', 500)))).toContain('500');
  expect(faultOf({ ...answer(rest, 400, refused), took: 2001 })).toContain('2001 ms');
  expect(faultOf(answer(rest, 418, refused))).toContain('418');
  expect(faultOf(answer(rest, 400, { nope: 1 }))).not.toBeNull();
  expect(faultOf(answer(trpc, 400, trpcError('NOT_FOUND', 400)))).not.toBeNull();
  expect(faultOf({ ...answer(trpc, 400, refused), text: '<html>' })).not.toBeNull();
});

test('an error of the server is seen among lines that were told under a 200', () => {
  const lines = (code: string, httpStatus: number) => ({
    ...answer(trpc, 200, {}),
    isInLines: true,
    text: `{"0":[[0]]}\n[0,${JSON.stringify(trpcError(code, httpStatus))}]`,
  });
  expect(faultOf(lines('BAD_REQUEST', 400))).toBeNull();
  expect(faultOf(lines('INTERNAL_SERVER_ERROR', 500))).not.toBeNull();
});

test('both roads are there whole', () => {
  const names = callsThatChange.map(({ method, path }) => `${method} ${path}`);
  for (const name of ['PUT /api/user/password', 'POST /api/trpc/carousels.saveDeck']) {
    expect(names).toContain(name);
  }
  expect(callsThatChange.filter(({ schema }) => schema !== undefined).length).toBeGreaterThan(50);
});
