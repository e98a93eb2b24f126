import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';

/** A request, over HTTPS where an authority is named whose certificates are trusted. */
export interface Asked {
  readonly url: string;
  readonly ca?: string;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends it over a connection of its own and follows nothing. */
export function ask({ url, ca, path, method = 'GET', headers, body }: Asked): Promise<Answered> {
  const text = body ? JSON.stringify(body) : undefined;
  const options = {
    method,
    agent: false as const,
    headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
  };
  const address = `${url}${path}`;
  return new Promise((resolve, reject) => {
    const sent =
      ca === undefined
        ? plainRequest(address, options)
        : secureRequest(address, { ...options, ca });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, text: Buffer.concat(parts).toString() });
      });
    });
    sent.end(text);
  });
}

/** The cookie that an answer sets, for the next request; empty where it sets none. */
export function cookieIn({ headers }: Answered): string {
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}
