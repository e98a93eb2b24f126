import type { User } from '@arrasta/contract';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { FolderOpen, X } from 'lucide-react';
import { templatePurposes } from '@arrasta/templates';
import { useEffect, useRef } from 'react';
import { templateUiMessages } from '../../messages/templates';
import { Logo } from '../../ui/logo';
import type { PageMenu } from '../../ui/page/page-frame';
import frame from '../../ui/page/page-frame.module.css';
import classes from './gallery-bar.module.css';
import { type GalleryTemplate, isOfFilter, type TemplateFilter } from './gallery-templates';

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
        <ActionIcon size={44} aria-label={templateUiMessages.close} onClick={onClose}>
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
            {templateUiMessages.myCarousels}
          </Button>
          <span className={classes.rule} aria-hidden />
          <Menu user={user} />
        </div>
      )}
    </header>
  );
}

interface PurposeChipsProps {
  /** What the search leaves of them. */
  readonly templates: readonly GalleryTemplate[];
  readonly chosen: TemplateFilter;
  readonly onChoose: (filter: TemplateFilter) => void;
}

const { all, own, purposeNames, purposes } = templateUiMessages;

function nameOf(filter: TemplateFilter): string {
  if (filter === null) return all;
  return filter === 'own' ? own.chip : purposeNames[filter];
}

/** One choice of what templates are for, and one's own, each with how many there are. */
export function PurposeChips({ templates, chosen, onChoose }: PurposeChipsProps) {
  const filters: readonly TemplateFilter[] = [null, ...templatePurposes, 'own'];
  const chips = filters.map((filter) => ({
    filter,
    name: nameOf(filter),
    count: templates.filter((template) => isOfFilter(template, filter)).length,
  }));
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen.
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <div ref={row} className={classes.chips} role="group" aria-label={purposes}>
      {chips.map(({ filter, name, count }) => (
        <UnstyledButton
          key={name}
          className={classes.chip}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {name} <span className={classes.count}>{count}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
