import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { proxyUrlOf } from '../proxy-scene';

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

/** The headers of an account that comes from an address of its own. */
interface Visitor {
  readonly 'x-forwarded-for': string;
  readonly cookie: string;
}

/**
 * Accounts of the product behind a socket of the file system. Each asks for one address at a time:
 * calls of one account or network address wait for one another (`in-flight-limiter.ts`).
 */
export async function openVisitors(door: string, count: number) {
  const agent = new Agent({ keepAlive: true });

  async function send(options: RequestOptions, body?: string): Promise<ProxyAnswer> {
    const sent = request({ ...options, socketPath: door, agent }).end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode = 0, headers } = answer;
    return { status: statusCode, headers, bytes: await buffer(answer) };
  }

  async function register(number: number): Promise<Visitor> {
    const account = { name: 'Ana', email: `ana-${number}@exemplo.com`, password: 'segredo-123' };
    const from = { 'x-forwarded-for': `203.0.113.${number + 1}` };
    const headers = { ...from, 'content-type': 'application/json' };
    const path = '/api/register';
    const answer = await send({ method: 'POST', path, headers }, JSON.stringify(account));
    if (answer.status !== 201) throw new Error(`registration answered ${answer.status}`);
    return { ...from, cookie: answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '' };
  }

  function ask(method: 'GET' | 'HEAD', address: string, visitor: Visitor): Promise<ProxyAnswer> {
    const path = proxyUrlOf(address.replace('*', `${method}-${randomUUID()}`));
    return send({ method, path, headers: { ...visitor } });
  }

  const visitors = await Promise.all(Array.from({ length: count }, (_, each) => register(each)));
  return {
    /** Asks for each of the addresses, GET and HEAD. */
    async askAll(addresses: readonly string[]): Promise<ReadonlyMap<string, BothAnswers>> {
      const waiting = addresses.flatMap((address) => [
        ['GET', address] as const,
        ['HEAD', address] as const,
      ]);
      const answers = new Map<string, Partial<BothAnswers>>();
      const visit = async (visitor: Visitor) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const [method, address] = next;
          const answer = await ask(method, address, visitor);
          const key = method === 'GET' ? 'get' : 'head';
          answers.set(address, { ...answers.get(address), [key]: answer });
        }
      };
      await Promise.all(visitors.map(visit));
      return answers as ReadonlyMap<string, BothAnswers>;
    },
    close: () => agent.destroy(),
  };
}
