import type { SaveDeckInput } from '@arrasta/contract';
import type { Call, Ending } from './calls';
import type { Finding } from './checker';
import type { DeckContent } from './deck-content';
import type { IdeasProvider } from './ideas-provider';
import { kinds, note, type Kind, type Thing } from './ledger';
import type { PlanContent } from './plan-content';

/** What all authors have in common. */
export interface Notebook {
  readonly decks: Thing<DeckContent>[];
  readonly plans: Thing<PlanContent>[];
  readonly acknowledged: Record<Kind, number>;
  /** Answers that no call should get. */
  readonly unexpected: string[];
  /** Faults that an answer itself shows. */
  readonly findings: Finding[];
  readonly provider: IdeasProvider;
  /** Sends a call to one of the servers that are up. */
  readonly send: (call: Call) => Promise<Ending>;
}

export function newNotebook(provider: IdeasProvider, send: Notebook['send']): Notebook {
  const acknowledged = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  return { decks: [], plans: [], acknowledged, unexpected: [], findings: [], provider, send };
}

/** A write to one thing, and what is there once it is done. */
export interface Write<Content> {
  readonly kind: Kind;
  readonly call: Call;
  readonly result: () => Content | null;
  /** What is wrong with its answer, if anything is. */
  readonly complaint?: (body: unknown) => string | null;
  /** The id that a create answers. */
  readonly idIn?: (body: unknown) => string;
}

/** Sends a write and notes how it ended. True where it was acknowledged. */
export async function write<Content>(
  book: Notebook,
  thing: Thing<Content>,
  { kind, call, result, complaint, idIn }: Write<Content>,
): Promise<boolean> {
  thing.underWay = { kind, result };
  const ending = await book.send(call);
  note(thing, `${kind}: ${ending.kind === 'done' ? 'done' : ending.detail}`);
  if (ending.kind !== 'done') {
    if (ending.kind === 'refused') thing.underWay = null;
    if (ending.kind === 'unexpected')
      book.unexpected.push(`${kind} ${thing.mark}: ${ending.detail}`);
    return false;
  }
  thing.acknowledged = result();
  thing.underWay = null;
  if (idIn) thing.id = idIn(ending.body);
  book.acknowledged[kind] += 1;
  const wrong = complaint?.(ending.body) ?? null;
  if (wrong !== null) {
    book.findings.push({ fault: 'gap', detail: `${wrong} ${JSON.stringify(thing)}` });
  }
  return true;
}

/** The editor's save of a deck that was at a version. */
export function saveInput(id: string, version: number | null, deck: DeckContent): SaveDeckInput {
  return { id, version, carousel: deck.carousel, slides: [...deck.slides] };
}
