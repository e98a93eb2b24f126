import type { AuditLine, AuditPerson, AuditToken } from '@arrasta/contract';
import { auditWords } from '../../../messages/audit';
import frame from '../table-frame.module.css';
import classes from './audit-trail.module.css';
import { momentWords, personWords, subjectWords, tokenWords } from './audit-words';

interface AuditTableProps {
  readonly lines: readonly AuditLine[];
  readonly onPerson: (person: AuditPerson) => void;
}

function Person({
  person,
  onPerson,
}: { person: AuditPerson | null } & Omit<AuditTableProps, 'lines'>) {
  const words = personWords(person);
  if (person === null) return <span className={classes.faint}>{words}</span>;
  return (
    <button
      type="button"
      className={classes.person}
      title={person.email ?? person.id}
      onClick={() => onPerson(person)}
    >
      {words}
    </button>
  );
}

function Token({ token }: { token: AuditToken }) {
  const words = tokenWords(token);
  return (
    <span className={classes.token} title={words}>
      {words}
    </span>
  );
}

/** Quando, Quem, Ação, Sobre, Endereço; on a small screen a card for each entry. */
export function AuditTable({ lines, onPerson }: AuditTableProps) {
  return (
    <table
      role="table"
      className={`${frame.table ?? ''} ${classes.table ?? ''}`}
      aria-label={auditWords.table}
    >
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(auditWords.columns).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => {
          const subject = subjectWords(line);
          return (
            <tr key={line.id} role="row">
              <td role="cell" className={classes.faint}>
                {momentWords(line.at)}
              </td>
              <td role="cell">
                <Person person={line.actor} onPerson={onPerson} />
                {line.token && <Token token={line.token} />}
              </td>
              <td role="cell" className={classes.action}>
                {auditWords.actions[line.action]}
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
