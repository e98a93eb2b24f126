import { expectNoCanary } from '@arrasta/testkit';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expectDescribed } from './described-answers';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD';
type Headers = Readonly<Record<string, string>>;

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
}

interface RegisteredUser {
  readonly id: string;
  readonly email: string;
}

const inLines = { 'trpc-accept': 'application/jsonl' };

function answerOf<Body>(response: LightMyRequestResponse, asked: Headers): Answer<Body> {
  const { statusCode: status, headers, payload: text } = response;
  const isText = text === '' || asked['trpc-accept'] === inLines['trpc-accept'];
  const isJson = !isText && String(headers['content-type']).includes('json');
  return { status, headers, text, body: (isJson ? JSON.parse(text) : null) as Body };
}

/** Somebody at a browser or a command line: keeps a cookie or a token, talks REST and tRPC. */
export class Person {
  readonly #app: FastifyInstance;
  cookie = '';
  token = '';
  user: RegisteredUser = { id: '', email: '' };

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Sends exactly what it is given; an answer that is not as described fails the test. */
  async send<Body = Record<string, unknown>>(
    method: Method,
    url: string,
    payload?: string | Buffer,
    headers: Headers = {},
  ): Promise<Answer<Body>> {
    const cookie = this.cookie === '' ? {} : { cookie: this.cookie };
    const token = this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
    const response = await this.#app.inject({
      method,
      url,
      headers: { ...cookie, ...token, ...headers },
      ...(payload !== undefined && { payload }),
    });
    this.#keepCookie(response);
    const answer = answerOf<Body>(response, headers);
    const mediaType = String(answer.headers['content-type'] ?? '');
    expectNoCanary(JSON.stringify([answer.text, answer.headers]), `the answer to ${method} ${url}`);
    expectDescribed({ method, url, mediaType, ...answer });
    return answer;
  }

  #keepCookie(response: LightMyRequestResponse): void {
    for (const { name, value, expires } of response.cookies) {
      const isRemoved = value === '' || (expires !== undefined && expires.getTime() <= Date.now());
      this.cookie = isRemoved ? '' : `${name}=${encodeURIComponent(value)}`;
    }
  }

  /** A REST call with a JSON body. */
  rest<Body = Record<string, unknown>>(
    method: Method,
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<Answer<Body>> {
    if (body === undefined) return this.send(method, `/api${path}`, undefined, headers);
    const json = { 'content-type': 'application/json' };
    return this.send(method, `/api${path}`, JSON.stringify(body), { ...json, ...headers });
  }

  /** A tRPC query. */
  query<Data>(path: string, input?: unknown): Promise<Answer<TrpcAnswer<Data>>> {
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    return this.send('GET', `/api/trpc/${path}${query}`);
  }

  /** A tRPC mutation. */
  mutate<Data>(path: string, input?: unknown): Promise<Answer<TrpcAnswer<Data>>> {
    return this.rest('POST', `/trpc/${path}`, input ?? {});
  }

  /** A tRPC mutation whose answer comes in lines. */
  watch(path: string, input: unknown): Promise<Answer<null>> {
    return this.rest('POST', `/trpc/${path}?batch=1`, { 0: input }, inLines);
  }

  async register(registration: { name: string; email: string; password: string }): Promise<void> {
    const { status, body, text } = await this.rest<RegisteredUser>(
      'POST',
      '/register',
      registration,
    );
    if (status !== 201) throw new Error(`registration answered ${String(status)}: ${text}`);
    this.user = body;
  }
}

/** The two shapes of a tRPC answer, together so that a test can look for either. */
export interface TrpcAnswer<Data> {
  readonly result: { readonly data: Data };
  readonly error: {
    readonly message: string;
    readonly data: {
      readonly code: string;
      readonly httpStatus: number;
      readonly issues?: readonly { readonly path: string; readonly message: string }[];
    };
  };
}
