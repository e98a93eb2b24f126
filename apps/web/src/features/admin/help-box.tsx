import { Info } from 'lucide-react';
import { adminWords } from '../../messages/admin';
import classes from './admin-screen.module.css';

/** What the roles may, and what blocking does (docs/product/administration.md 6). */
export function HelpBox() {
  const { admin, user, blocked } = adminWords.help;
  return (
    <aside className={classes.help}>
      <Info size={16} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>Admin</strong> {admin} <strong>User</strong> {user} {blocked}
      </p>
    </aside>
  );
}
