import { CloseButton } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { appMessages } from '../messages/app';
import classes from './notice-dialog.module.css';

interface NoticeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog for what has to be said where nothing more can be loaded. It is the browser's own:
 * Mantine's, which all others are, is one of the parts that may not come.
 */
export function NoticeDialog({ title, onClose, children }: NoticeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="dialog"
      aria-labelledby={titleId}
      className={`${classes.dialog ?? ''} on-raised`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label={appMessages.close} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
