import { isId, type AuditLine, type AuditPerson, type AuditToken } from '@arrasta/contract';
import { auditMessages } from '../../../messages/admin';
import { formatMinute } from '../../../ui/dates';
import frame from '../table-frame.module.css';
import classes from './audit-trail.module.css';

/** The name of an account. */
export function personName(person: AuditPerson | null): string {
  if (person === null) return auditMessages.nobody;
  return person.name ?? auditMessages.deletedAccount;
}

/** An access token by its name; one that was revoked by how its id begins. */
export function tokenName({ id, name }: AuditToken): string {
  return auditMessages.byToken(name ?? id.slice(0, 8));
}

const subjectNames: ReadonlyMap<string, string> = new Map(Object.entries(auditMessages.subjects));
const subjectName = (subject: string) => subjectNames.get(subject) ?? subject;

/**
 * What an entry is about: the account by its name, other things by how their id begins, what the
 * log has a name for in words, and calls as they are asked for.
 */
export function describeSubject({ subject, about }: Pick<AuditLine, 'subject' | 'about'>): string {
  const [first = '', ...rest] = (subject ?? '').split(' ');
  if (!isId(first)) return subjectName(subject ?? '');
  return [about?.name ?? first.slice(0, 8), ...rest.map(subjectName)].join(' · ');
}

interface AuditTableProps {
  readonly lines: readonly AuditLine[];
  readonly onPerson: (person: AuditPerson) => void;
}

function Person({
  person,
  onPerson,
}: { person: AuditPerson | null } & Omit<AuditTableProps, 'lines'>) {
  const name = personName(person);
  if (person === null) return <span className={classes.faint}>{name}</span>;
  return (
    <button
      type="button"
      className={classes.person}
      title={person.email ?? person.id}
      onClick={() => onPerson(person)}
    >
      {name}
    </button>
  );
}

function Token({ token }: { token: AuditToken }) {
  const name = tokenName(token);
  return (
    <span className={classes.token} title={name}>
      {name}
    </span>
  );
}

/** Quando, Quem, Ação, Sobre, Endereço; on a small screen a card for each entry. */
export function AuditTable({ lines, onPerson }: AuditTableProps) {
  return (
    <table
      role="table"
      className={`${frame.table ?? ''} ${classes.table ?? ''}`}
      aria-label={auditMessages.table}
    >
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(auditMessages.columns).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => {
          const subject = describeSubject(line);
          return (
            <tr key={line.id} role="row">
              <td role="cell" className={classes.faint}>
                {formatMinute(line.at)}
              </td>
              <td role="cell">
                <Person person={line.actor} onPerson={onPerson} />
                {line.token && <Token token={line.token} />}
              </td>
              <td role="cell" className={classes.action}>
                {auditMessages.actions[line.action]}
              </td>
              <td role="cell" title={line.subject ?? undefined}>
                {subject}
              </td>
              <td role="cell" className={classes.faint}>
                {line.ip}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
