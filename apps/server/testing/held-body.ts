import { request } from 'node:http';
import type { Method } from './person';

interface HeldCall {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** A call of which all but the first byte of the body is held back until it is let go. */
export function heldBody({ method, url, headers, body }: HeldCall) {
  const bytes = Buffer.from(body);
  const length = { 'content-length': String(bytes.length) };
  const call = request(url, { method, headers: { ...headers, ...length } });
  const status = new Promise<number>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
  });
  call.write(bytes.subarray(0, 1));
  return {
    /** @returns the status that it is answered */
    letGo(): Promise<number> {
      call.end(bytes.subarray(1));
      return status;
    },
  };
}
