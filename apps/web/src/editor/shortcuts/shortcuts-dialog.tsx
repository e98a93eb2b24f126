import { Kbd, Modal } from '@mantine/core';
import { Fragment } from 'react';
import { editorMessages } from '../../messages/editor';
import { shortcutGroups, shortcutMessages } from '../../messages/shortcuts';
import classes from './shortcuts-dialog.module.css';

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && ' '}
      <Kbd className={classes.key}>{key}</Kbd>
    </Fragment>
  ));
}

/** Every key of the editor and what it does. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={shortcutMessages.title}
      size={560}
      closeButtonProps={{ 'aria-label': editorMessages.close }}
    >
      <div className={classes.groups}>
        {shortcutGroups.map(({ name, shortcuts }) => (
          <section key={name} aria-label={name}>
            <h3 className={classes.heading}>{name}</h3>
            <dl className={classes.list}>
              {shortcuts.map(({ does, keys }) => (
                <div key={does} className={classes.row}>
                  <dt>{does}</dt>
                  <dd className={classes.keys}>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
