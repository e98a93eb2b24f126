const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'short', year: 'numeric' });
const minute = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** A day as `03 de mar de 2026`, in the reader's time zone (docs/product/administration.md 3). */
export function formatDay(moment: string): string {
  return day.format(new Date(moment)).replaceAll('.', '');
}

/** A moment as `03 de mar de 2026, 14:05`, in the reader's time zone. */
export function formatMinute(moment: string): string {
  return `${formatDay(moment)}, ${minute.format(new Date(moment))}`;
}
