import { plannerOfferMessages } from '../messages/entries';
import classes from './pro-badge.module.css';

/** Marks what belongs to plan PRO. */
export function ProBadge() {
  return <span className={classes.badge}>{plannerOfferMessages.pro}</span>;
}
