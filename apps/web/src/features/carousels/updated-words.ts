import { editorWords } from '../../messages/editor';

const date = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** When a carousel was last changed: Hoje, or the date in pt-BR, in the reader's time zone. */
export function updatedWords(updatedAt: string, now: Date): string {
  const updated = new Date(updatedAt);
  const isToday = date.format(updated) === date.format(now);
  return isToday ? editorWords.carousels.today : date.format(updated);
}
