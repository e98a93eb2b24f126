import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { nextSave, type LoadedDeck } from './saved-decks';

const ANSWER_WITHIN_MS = 60_000;

/** How a save ended where it had no status, or none that tells everything. */
export const endings = {
  /** The deck was saved by a call before, which was answered 503: the answer is right. */
  late: '409 after 503',
  /** 200 with something else in it than the deck that was saved. */
  mixedUp: '200 of another deck',
  broken: 'broken',
  notSent: 'not sent',
} as const;

/** A server under saves. */
export interface Target {
  readonly url: string;
  /** Of the authority behind its certificate, where it is reached over HTTPS. */
  readonly ca?: string;
  readonly cookie: string;
  readonly decks: LoadedDeck[];
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function post(agent: Agent, { url, ca, cookie }: Target, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = (ca === undefined ? request : secureRequest)(
      `${url}/api/trpc/carousels.saveDeck`,
      {
        agent,
        method: 'POST',
        timeout: ANSWER_WITHIN_MS,
        headers: {
          cookie,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
      response.on('error', reject);
    });
    sent.end(body);
  });
}

/**
 * Learns from the answer at which version the deck is now.
 * @param wasThere the titles before this save: of one that was refused, none was kept
 */
function learn(deck: LoadedDeck, status: number, wasThere: readonly (string | null)[]): string {
  if (status === 409) deck.titles = [...wasThere];
  const isLate = status === 409 && deck.isUncertain;
  if (status === 200 || isLate) deck.version += 1;
  deck.isUncertain = status !== 200 && !isLate;
  return isLate ? endings.late : String(status);
}

/** Saves one deck after the other, each only when its save before has ended. */
export function saver(target: Target): {
  readonly save: (number: number) => Promise<string>;
  readonly close: () => void;
} {
  // As many connections as it takes: what waited for one here would not reach the server at all.
  const { ca } = target;
  const agent =
    ca === undefined ? new Agent({ keepAlive: true }) : new SecureAgent({ keepAlive: true, ca });
  const free = [...target.decks];
  const save = async (number: number): Promise<string> => {
    const deck = free.shift();
    if (!deck) return endings.notSent;
    try {
      const wasThere = [...deck.titles];
      const { status, text } = await post(agent, target, nextSave(deck, number));
      const ending = learn(deck, status, wasThere);
      if (status !== 200 || text.includes(deck.id)) return ending;
      console.warn(`saved ${deck.id}, answered: ${text.slice(0, 200)}`);
      return endings.mixedUp;
    } catch {
      deck.isUncertain = true;
      return endings.broken;
    } finally {
      free.push(deck);
    }
  };
  return { save, close: () => agent.destroy() };
}
