import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchUnlessStopped, resumeReads, stopReads, watchSession, api } from './client';

describe('reads', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    resumeReads();
  });

  /** A network that answers only when told to, and that can be given up. */
  function slowNetwork() {
    const answers: (() => void)[] = [];
    vi.stubGlobal(
      'fetch',
      (_input: string, { signal }: RequestInit = {}) =>
        new Promise<Response>((resolve, reject) => {
          const abort = () => reject(new DOMException('aborted', 'AbortError'));
          if (signal?.aborted === true) abort();
          signal?.addEventListener('abort', abort);
          answers.push(() => resolve(new Response('ok')));
        }),
    );
    return { answerAll: () => answers.forEach((answer) => answer()) };
  }

  const settled = (call: Promise<unknown>) => {
    const done = vi.fn();
    call.then(done, done);
    return done;
  };

  test('a read on its way when reads are stopped is never answered', async () => {
    const network = slowNetwork();
    const done = settled(fetchUnlessStopped('/api/trpc/carousels.list'));
    stopReads();
    network.answerAll();
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
  });

  test('what changes something is answered all the same', async () => {
    const network = slowNetwork();
    const call = fetchUnlessStopped('/api/trpc/auth.logout', { method: 'POST' });
    stopReads();
    network.answerAll();
    expect(await (await call).text()).toBe('ok');
  });

  test('reads go on once they are resumed', async () => {
    const network = slowNetwork();
    stopReads();
    resumeReads();
    const call = fetchUnlessStopped('/api/trpc/carousels.list');
    network.answerAll();
    expect(await (await call).text()).toBe('ok');
  });

  test('a read that fails by itself fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(fetchUnlessStopped('/api/trpc/carousels.list')).rejects.toThrow('offline');
  });
});

test('a call whose answer never comes fails in the end', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const sent = vi.fn();
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    sent();
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
    });
  });
  const call = api.carousels.delete.mutate({ id: 'um' });
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  late.abort();
  await expect(call).rejects.toThrow('late');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a save is sent apart from a call that waits for another service, and together with others', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const paths = new URL(url, 'https://arrasta.example').pathname.replace('/api/trpc/', '');
    sent.push(paths);
    const answers = paths.split(',').map(() => ({ result: { data: null } }));
    return Promise.resolve(Response.json(answers));
  });
  await Promise.all([
    api.pictures.keepFromAddress.mutate({ url: 'https://fotos.example/a.png' }),
    api.ai.readPage.mutate({ url: 'https://paginas.example' }),
    api.ai.searchPicture.mutate({ query: 'janela' }),
    api.ai.searchPicture.mutate({ query: 'mesa' }),
    api.presets.delete.mutate({ id: 'um' }),
    api.carousels.delete.mutate({ id: 'dois' }),
    api.pictures.search.query({ query: 'luz' }),
    api.settings.get.query(),
  ]);
  vi.unstubAllGlobals();
  expect(sent.sort()).toEqual([
    'ai.readPage',
    'ai.searchPicture,ai.searchPicture',
    'pictures.keepFromAddress',
    'pictures.search',
    'presets.delete,carousels.delete',
    'settings.get',
  ]);
});

describe('the watch of a page', () => {
  let code: 'UNAUTHORIZED' | 'FORBIDDEN';
  let leave: () => void;
  const onEnd = vi.fn();

  beforeEach(() => {
    code = 'UNAUTHORIZED';
    onEnd.mockClear();
    vi.stubGlobal('fetch', (address: string) => {
      const refusal = { error: { code: -32001, message: 'não', data: { code } } };
      const calls = address.split('?', 1)[0]?.split(',') ?? [];
      return Promise.resolve(Response.json(calls.map(() => refusal)));
    });
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
  });

  /** A call of the page, and what the page has heard of it. */
  function call() {
    const heard = vi.fn();
    void api.settings.get.query().catch(heard);
    return heard;
  }

  test('a page is told once that nobody is signed in, and hears no refusal', async () => {
    leave = watchSession(onEnd);
    const heard = [call(), call()];
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalled(), { timeout: 10_000 });
    const late = call();
    leave();
    await expect(api.settings.get.query()).rejects.toThrow('não');
    expect(onEnd).toHaveBeenCalledOnce();
    for (const one of [...heard, late]) expect(one).not.toHaveBeenCalled();
  });

  test('calls that began before the page watched count too', async () => {
    const heard = call();
    leave = watchSession(onEnd);
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect(heard).not.toHaveBeenCalled();
  });

  test('a refusal for another reason is heard', async () => {
    code = 'FORBIDDEN';
    leave = watchSession(onEnd);
    await expect(api.settings.get.query()).rejects.toThrow('não');
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('where nobody watches, or the page was left, the call fails', async () => {
    leave = watchSession(onEnd);
    const heard = call();
    leave();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(api.settings.get.query()).rejects.toThrow('não');
    expect(onEnd).not.toHaveBeenCalled();
  });
});
