const date = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'short', year: 'numeric' });

/** A day as `03 de mar de 2026`, in the reader's time zone (docs/product/administration.md 3). */
export function createdWords(createdAt: string): string {
  return date.format(new Date(createdAt)).replaceAll('.', '');
}
