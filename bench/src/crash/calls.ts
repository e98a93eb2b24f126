/** One request, without the address of a server. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** How a call ended. `unknown`: nobody can say whether it did what it was to do. */
export type Ending =
  | { readonly kind: 'done'; readonly body: unknown }
  | { readonly kind: 'refused' | 'unknown' | 'unexpected'; readonly detail: string };

export const trpc = (procedure: string, body: object): Call => {
  return { method: 'POST', path: `/api/trpc/${procedure}`, body };
};

export const query = (procedure: string, input: object): Call => {
  const asked = encodeURIComponent(JSON.stringify(input));
  return { method: 'GET', path: `/api/trpc/${procedure}?input=${asked}` };
};

/** The data within an answer of tRPC. */
export function dataOf(body: unknown): unknown {
  return (body as { readonly result: { readonly data: unknown } }).result.data;
}

const unserved = new Map<number, 'refused' | 'unknown'>([
  [429, 'refused'],
  [503, 'unknown'],
  [504, 'unknown'],
]);

/** Documented ways of not being served, and everything else, which is a fault of the server. */
function endingOf(status: number, text: string): Ending {
  if (status >= 200 && status < 300) {
    return { kind: 'done', body: text === '' ? null : (JSON.parse(text) as unknown) };
  }
  const kind = unserved.get(status) ?? 'unexpected';
  return { kind, detail: `${String(status)} ${text.slice(0, 300)}` };
}

/** Sends a call as a signed-in account. A connection that breaks is an ending like others. */
export async function send(url: string, cookie: string, call: Call): Promise<Ending> {
  const { method, path, body } = call;
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
    return endingOf(answer.status, await answer.text());
  } catch (error) {
    const { cause } = error as Error;
    return { kind: 'unknown', detail: `cut off: ${String(cause ?? error)}` };
  }
}
