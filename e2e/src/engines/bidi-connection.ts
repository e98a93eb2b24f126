import { once } from 'node:events';
import { WebSocket } from 'undici';

interface BidiAnswer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Commands and events of WebDriver BiDi over one WebSocket. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (params: unknown) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#receive(JSON.parse(String(data)) as BidiAnswer);
    });
    socket.addEventListener('close', () => {
      const error = new Error('The browser closed its connection.');
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new BidiConnection(socket);
  }

  /** Sends a command; its result is what the protocol says, which nobody checks here. */
  send<Result>(method: string, params: object): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    }) as Promise<Result>;
  }

  on(event: string, listener: (params: unknown) => void): void {
    this.#listeners.set(event, listener);
  }

  close(): void {
    this.#socket.close();
  }

  #receive({ id, type, result, error, message, method, params }: BidiAnswer): void {
    if (type === 'event') {
      this.#listeners.get(method ?? '')?.(params);
      return;
    }
    const waiting = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (type === 'success') waiting?.resolve(result);
    else waiting?.reject(new Error(`${error ?? 'error'}: ${message ?? ''}`));
  }
}
