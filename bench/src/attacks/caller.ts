import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly body: Buffer;
  /** Milliseconds until the last byte. */
  readonly took: number;
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** Somebody at one address of this machine's loopback range. */
export class Caller {
  readonly #url: URL;
  readonly #address: string;
  readonly #agent: Agent;
  cookie = '';

  constructor(url: string, address: string) {
    this.#url = new URL(url);
    this.#address = address;
    this.#agent = new Agent({ keepAlive: true, localAddress: address });
  }

  /** A request that is answered, or fails with its connection. */
  async send(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Answered> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const began = performance.now();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = request(new URL(path, this.#url), {
        method,
        agent: this.#agent,
        headers: {
          ...(text !== undefined && { 'content-type': 'application/json' }),
          ...(this.cookie !== '' && { cookie: this.cookie }),
          ...headers,
        },
      });
      asked.once('response', resolve).once('error', reject);
      asked.end(text);
    });
    const [set] = answer.headers['set-cookie'] ?? [];
    if (set !== undefined) this.cookie = set.split(';', 1)[0] ?? '';
    const content = await bodyOf(answer);
    return { status: answer.statusCode ?? 0, body: content, took: performance.now() - began };
  }

  /** The head of a request on a connection of its own, to go on with slowly or not at all. */
  open(method: string, path: string, headers: Readonly<Record<string, string>>): Socket {
    const socket = connect({
      port: Number(this.#url.port),
      host: this.#url.hostname,
      localAddress: this.#address,
    });
    socket.on('error', () => undefined);
    const lines = Object.entries({ host: this.#url.host, cookie: this.cookie, ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n`);
    return socket;
  }

  /** The same person, signed in as now, at another address. */
  at(address: string): Caller {
    const elsewhere = new Caller(this.#url.href, address);
    elsewhere.cookie = this.cookie;
    return elsewhere;
  }

  /** Ends all calls that are under way. */
  disconnect(): void {
    this.#agent.destroy();
  }
}

/** Somebody new who has registered. */
export async function registered(url: string, address: string, name: string): Promise<Caller> {
  const caller = new Caller(url, address);
  const body = { name, email: emailOf(name), password };
  const { status, body: text } = await caller.send('POST', '/api/register', { body });
  if (status !== 201) throw new Error(`${name} was answered ${String(status)}: ${String(text)}`);
  return caller;
}

export const password = 'segredo-123';
export const emailOf = (name: string) => `${name.toLowerCase().replace(/\W/g, '')}@exemplo.com`;
