import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stub was asked, as it arrived. */
export interface AiRequest {
  readonly key: string;
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** Of a picture. */
  readonly prompt: string | undefined;
  readonly size: string | undefined;
  /** The form the answer is asked for in; absent for words. */
  readonly format?: { readonly type: string };
}

type AskedBody = Omit<AiRequest, 'key' | 'format'> & {
  readonly response_format?: { readonly type: string };
};

/** How one request is answered; without a word it hangs. */
export type AiReply = (response: ServerResponse, request: AiRequest) => void;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const event = (content: object) => `data: ${JSON.stringify(content)}\n\n`;

/** One piece of an answer, as Chat Completions stream it. */
export function piece(delta: object, finish_reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason }];
  return event({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices });
}

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Answers in these pieces, and ends as told; says what was used where it is given. */
export const saying =
  (pieces: readonly string[], end = 'stop', usage?: object): AiReply =>
  (response) => {
    beginStream(response);
    for (const content of pieces) response.write(piece({ content }));
    const last = usage ? event({ choices: [], usage }) : '';
    response.end(`${piece({}, end)}${last}data: [DONE]\n\n`);
  };

/** Hands over a picture, as the API of images does. */
export const drawing =
  (image: { readonly b64_json?: string; readonly url?: string }, usage?: object): AiReply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ created: 1, data: [image], usage }));
  };

/** Refuses with a status, and an error as OpenAI writes them; its text repeats the key. */
export const failing =
  (status: number, error: object = {}, headers: Readonly<Record<string, string>> = {}): AiReply =>
  (response, { key }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(
      JSON.stringify({ error: { message: `Incorrect API key provided: ${key}`, ...error } }),
    );
  };

/** A provider on a port of its own: answers as it is told, one reply a request, the last for all after. */
export class AiStub {
  readonly requests: AiRequest[] = [];
  /** Connections that were closed before they were answered to the end. */
  broken = 0;
  #replies: AiReply[] = [];
  readonly #server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableEnded) this.broken += 1;
    });
    void this.#answer(request, response);
  });

  static async start(): Promise<AiStub> {
    const stub = new AiStub();
    await new Promise<void>((resolve) => {
      stub.#server.listen(0, '127.0.0.1', resolve);
    });
    return stub;
  }

  get url(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/v1`;
  }

  /** Forgets what was asked before. */
  replies(...replies: readonly AiReply[]): void {
    this.requests.length = 0;
    this.broken = 0;
    this.#replies = [...replies];
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await bodyOf(request)) as AskedBody;
    const { model, messages, prompt, size, response_format: format } = body;
    const key = (request.headers.authorization ?? '').replace('Bearer ', '');
    const asked = { key, model, messages, prompt, size, ...(format && { format }) };
    this.requests.push(asked);
    const reply = this.#replies.length > 1 ? this.#replies.shift() : this.#replies[0];
    reply?.(response, asked);
  }

  /** Hangs up on everybody. */
  closeAll(): void {
    this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.closeAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
