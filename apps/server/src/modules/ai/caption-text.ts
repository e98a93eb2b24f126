import { unmarked } from './decks/plain-words';
import { storable } from './storable';

/** What Instagram takes. Source: ai, "Prompts". */
const longest = 2200;

/** What models put around a text although they were told not to. */
const wrapping = /^\s*(?:```\w*\n([\s\S]*?)\n?```|["“]([\s\S]*)["”])\s*$/u;

/** Whole sentences, or at least words, that fit. */
function fitting(text: string): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => room.lastIndexOf(end)));
  if (sentence > longest / 2) return room.slice(0, sentence + 1).trimEnd();
  const words = room.slice(0, Math.max(room.lastIndexOf(' '), longest / 2));
  return `${storable(words).trimEnd()}…`;
}

/** The caption in what a model answered: bare text of at most 2,200 characters; empty where there is none. */
export function captionIn(answer: string): string {
  const bare = storable(answer).trim();
  const [, fenced, quoted] = wrapping.exec(bare) ?? [];
  return fitting(unmarked(fenced ?? quoted ?? bare));
}
