import { setTimeout as pause } from 'node:timers/promises';

const READY_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** A session of W3C WebDriver. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Opens a session as soon as the driver answers. */
  static async open(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
    const deadline = performance.now() + READY_WITHIN_MS;
    for (;;) {
      const status = await fetch(`${driverUrl}/status`).catch(() => undefined);
      if (status?.ok) break;
      if (performance.now() > deadline) throw new Error('The WebDriver did not become ready.');
      await pause(LOOK_EVERY_MS);
    }
    const { sessionId } = await command<{ sessionId: string }>(`${driverUrl}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverSession(`${driverUrl}/session/${sessionId}`);
  }

  post<Value>(path: string, parameters: object): Promise<Value> {
    return command<Value>(this.#url + path, 'POST', parameters);
  }

  get<Value>(path: string): Promise<Value> {
    return command<Value>(this.#url + path, 'GET');
  }
}

/** Sends a command; its value is what the standard says, which nobody checks here. */
async function command<Value>(url: string, method: string, parameters?: object): Promise<Value> {
  const body = parameters === undefined ? null : JSON.stringify(parameters);
  const answer = await fetch(url, { method, body });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
