import type { Call } from '../crash/calls';

/** A call with the status that it must be answered, as somebody or as nobody. */
export interface Asked extends Omit<Call, 'body'> {
  readonly body?: object | Uint8Array<ArrayBuffer>;
  readonly status: number;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answered {
  readonly headers: Headers;
  /** What its JSON holds; null where it is none. */
  readonly body: unknown;
}

/** Sends calls to one server and counts them. */
export interface Asking {
  /** @throws where the answer is another than it must be, which is noted before. */
  readonly ask: (asked: Asked) => Promise<Answered>;
  readonly requests: () => number;
  /** Answers that no call should have had. */
  readonly unexpected: readonly string[];
}

function bodyOf(body: Asked['body']): { readonly type: string; readonly sent: BodyInit } | null {
  if (!body) return null;
  return body instanceof Uint8Array
    ? { type: 'image/png', sent: body }
    : { type: 'application/json', sent: JSON.stringify(body) };
}

async function send(url: string, { method, path, cookie, headers, body }: Asked) {
  const content = bodyOf(body);
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(content && { 'content-type': content.type }),
      ...headers,
    },
    body: content?.sent ?? null,
  });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const isJson = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/json') === true;

export function askingAt(url: string): Asking {
  const unexpected: string[] = [];
  let requests = 0;
  const refuse = (asked: Asked, reason: string) => {
    const complaint = `${asked.method} ${asked.path}: ${reason}`;
    unexpected.push(complaint);
    return new Error(complaint);
  };
  const ask = async (asked: Asked): Promise<Answered> => {
    requests += 1;
    const { answer, bytes } = await send(url, asked).catch((error: unknown) => {
      const { cause } = error as Error;
      throw refuse(asked, `no answer: ${String((cause as Error | undefined) ?? error)}`);
    });
    if (answer.status !== asked.status) {
      const bodyText = bytes.toString('utf8', 0, 300);
      throw refuse(
        asked,
        `${String(answer.status)} in place of ${String(asked.status)}: ${bodyText}`,
      );
    }
    const body: unknown = isJson(answer) ? JSON.parse(bytes.toString()) : null;
    return { headers: answer.headers, body };
  };
  return { ask, requests: () => requests, unexpected };
}
