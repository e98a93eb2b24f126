import { openSession, openUnsaved } from '@arrasta/domain';
import { aDeck } from '@arrasta/testkit';
import { TRPCClientError } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { openInEditor } from '../store/editor-store';
import { captionFailureMessage, writeCaption } from './write-caption';

function answered(message: string, code: string): TRPCClientError<never> {
  const data = { code, httpStatus: 400 };
  return TRPCClientError.from({ error: { code: -32600, message, data } });
}

test.each([
  ['Configure sua chave da API (API key) para usar a I.A.', 'Chave OpenAI necessária'],
  ['No slides found', 'Nenhum slide encontrado'],
  ['No slide content found', 'Conteúdo necessário'],
  ['Carousel not found', 'Carrossel não localizado'],
  ['O provedor de I.A. não respondeu.', 'Erro inesperado'],
])('"%s" is called %s', (message, title) => {
  expect(captionFailureMessage(answered(message, 'BAD_REQUEST')).title).toBe(title);
});

test('a refused key is to be looked at, not to be entered', () => {
  const refused =
    'O provedor de I.A. recusou a chave (API key). Confira a chave nas Configurações.';
  expect(captionFailureMessage(answered(refused, 'NEEDS_API_KEY'))).toEqual({
    title: 'Chave OpenAI necessária',
    description: 'O provedor recusou a chave. Confira a chave nas Configurações.',
  });
});

test('another failure is told in the words of the server', () => {
  const busy = 'O provedor de I.A. está recebendo pedidos demais.';
  expect(captionFailureMessage(answered(busy, 'TOO_MANY_REQUESTS')).description).toBe(busy);
});

test('a server that was not reached is a matter of the connection', () => {
  expect(captionFailureMessage(new TypeError('Failed to fetch'))).toEqual({
    title: 'Erro inesperado',
    description: 'Verifique sua conexão e tente novamente.',
  });
});

test('whoever opens another carousel while the first is saved has no caption written for it', async () => {
  const asked: string[] = [];
  let answer = (): void => undefined;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.replace(/^.*\/|\?.*$/g, ''));
    return new Promise((resolve) => {
      answer = () => resolve(Response.json([{ result: { data: saved } }]));
    });
  });
  const { carousel, slides } = aDeck();
  const saved = { carousel: { ...carousel, version: 1 }, slides };
  openInEditor(openUnsaved({ carousel, slides }));
  const writing = writeCaption();
  await expect.poll(() => asked.length).toBe(1);
  openInEditor(openSession(aDeck(), { version: 3, slideIds: new Set() }));
  answer();
  await writing;
  expect(asked).toEqual(['carousels.saveDeck']);
  vi.unstubAllGlobals();
});
