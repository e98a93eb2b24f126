import type { User } from '@arrasta/contract';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { FolderOpen, X } from 'lucide-react';
import { templateMessages } from '../../messages/templates';
import { Logo } from '../../ui/logo';
import type { PageMenu } from '../../ui/page/page-frame';
import frame from '../../ui/page/page-frame.module.css';
import classes from './gallery-bar.module.css';

interface GalleryBarProps {
  readonly user: User;
  readonly Menu: PageMenu;
  readonly isNarrow: boolean;
  readonly onOpenCarousels: () => void;
  /** Leads back to the carousel that is open. */
  readonly onClose: () => void;
}

/** Logo, which leads back to the editor, the person's carousels and menu; on a phone a way out alone. */
export function GalleryBar({ user, Menu, isNarrow, onOpenCarousels, onClose }: GalleryBarProps) {
  return (
    <header className={frame.bar}>
      <UnstyledButton className={frame.logo} aria-label="Arrasta" onClick={onClose}>
        <Logo height={25} markOnly={isNarrow} />
      </UnstyledButton>
      {isNarrow ? (
        <ActionIcon size={44} aria-label={templateMessages.close} onClick={onClose}>
          <X size={20} strokeWidth={1.75} />
        </ActionIcon>
      ) : (
        <div className={classes.ways}>
          <Button
            variant="default"
            size="md"
            leftSection={<FolderOpen size={16} strokeWidth={1.75} />}
            onClick={onOpenCarousels}
          >
            {templateMessages.myCarousels}
          </Button>
          <span className={classes.rule} aria-hidden />
          <Menu user={user} />
        </div>
      )}
    </header>
  );
}
