import { isId, type AuditLine, type AuditPerson, type AuditToken } from '@arrasta/contract';
import { auditWords } from '../../../messages/audit';

const day = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'short', year: 'numeric' });
const minute = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** A moment as `03 de mar de 2026, 14:05`, in the reader's time zone. */
export function momentWords(time: string): string {
  const date = new Date(time);
  return `${day.format(date).replaceAll('.', '')}, ${minute.format(date)}`;
}

/** Who somebody is called. */
export function personWords(person: AuditPerson | null): string {
  if (person === null) return auditWords.nobody;
  return person.name ?? auditWords.gone;
}

/** An access token by its name; one that was revoked by how its id begins. */
export function tokenWords({ id, name }: AuditToken): string {
  return auditWords.byToken(name ?? id.slice(0, 8));
}

const known = new Map<string, string>(Object.entries(auditWords.subjects));
const inWords = (subject: string) => known.get(subject) ?? subject;

/**
 * What an entry is about: the account by its name, other things by how their id begins, what the
 * log has a name for in words, and calls as they are asked for.
 */
export function subjectWords({ subject, about }: Pick<AuditLine, 'subject' | 'about'>): string {
  const [first = '', ...rest] = (subject ?? '').split(' ');
  if (!isId(first)) return inWords(subject ?? '');
  return [about?.name ?? first.slice(0, 8), ...rest.map(inWords)].join(' · ');
}
