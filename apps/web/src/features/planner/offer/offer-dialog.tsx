import { isAllowed } from '@arrasta/domain';
import { Button, Modal } from '@mantine/core';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProBadge } from '../../../ui/pro-badge';
import { appMessages } from '../../../messages/app';
import { plannerOfferMessages } from '../../../messages/entries';
import { useCurrentUser } from '../../../api/current-user';
import classes from './offer-dialog.module.css';

const messages = plannerOfferMessages.offer;

/** Says what the planner does, and how to get plan PRO, to accounts without it. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const current = useCurrentUser();
  const isAdmin = current.status === 'signedIn' && isAllowed(current.user, 'administerUsers');
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <span className={classes.title}>
          {messages.title}
          <ProBadge />
        </span>
      }
      size={460}
      closeButtonProps={{ 'aria-label': appMessages.close }}
    >
      <p className={classes.lead}>{messages.lead}</p>
      <ul className={classes.gains}>
        {messages.gains.map((gain) => (
          <li key={gain}>
            <Check size={16} strokeWidth={2.25} aria-hidden />
            {gain}
          </li>
        ))}
      </ul>
      <p className={classes.how}>{isAdmin ? messages.howAdmin : messages.how}</p>
      <div className={classes.actions}>
        {isAdmin && (
          <Button component={Link} to="/admin" variant="default" size="md" onClick={onClose}>
            {messages.admin}
          </Button>
        )}
        <Button size="md" onClick={onClose} data-autofocus>
          {messages.done}
        </Button>
      </div>
    </Modal>
  );
}
