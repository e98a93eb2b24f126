import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { proxied } from '../proxy-scene';

export interface ProxyAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** What was answered to both ways to ask for one address. */
export interface BothAnswers {
  readonly get: ProxyAnswer;
  readonly head: ProxyAnswer;
}

/** As many as the product takes of one account at once. */
const lanesEach = 4;

/** Accounts of the product behind a socket of the file system, which ask as much as they may. */
export async function visitors(door: string, count: number) {
  const agent = new Agent({ keepAlive: true });

  async function send(options: RequestOptions, body?: string): Promise<ProxyAnswer> {
    const sent = request({ ...options, socketPath: door, agent }).end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode = 0, headers } = answer;
    return { status: statusCode, headers, bytes: await buffer(answer) };
  }

  async function register(number: number): Promise<string> {
    const account = { name: 'Ana', email: `ana-${number}@exemplo.com`, password: 'segredo-123' };
    const headers = { 'content-type': 'application/json' };
    const path = '/api/register';
    const answer = await send({ method: 'POST', path, headers }, JSON.stringify(account));
    if (answer.status !== 201) throw new Error(`registration answered ${answer.status}`);
    return answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  }

  function ask(method: 'GET' | 'HEAD', address: string, cookie: string): Promise<ProxyAnswer> {
    const path = proxied(address.replace('*', `${method}-${randomUUID()}`));
    return send({ method, path, headers: { cookie } });
  }

  const cookies = await Promise.all(Array.from({ length: count }, (_, each) => register(each)));
  return {
    /** Asks for each of the addresses, GET and HEAD. */
    async askAll(addresses: readonly string[]): Promise<ReadonlyMap<string, BothAnswers>> {
      const waiting = addresses.flatMap((address) => [
        ['GET', address] as const,
        ['HEAD', address] as const,
      ]);
      const answers = new Map<string, Partial<BothAnswers>>();
      const lane = async (cookie: string) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [method, address] = next;
          const answer = await ask(method, address, cookie);
          const key = method === 'GET' ? 'get' : 'head';
          answers.set(address, { ...answers.get(address), [key]: answer });
        }
      };
      await Promise.all(
        cookies.flatMap((cookie) => Array.from({ length: lanesEach }, () => lane(cookie))),
      );
      return answers as ReadonlyMap<string, BothAnswers>;
    },
    close: () => agent.destroy(),
  };
}
