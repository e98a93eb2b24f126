import { UnstyledButton } from '@mantine/core';
import {
  Plus,
  ArrowUpRight,
  CalendarDays,
  FileText,
  FolderOpen,
  ImageUp,
  LifeBuoy,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { editorMessages } from '../../messages/editor';
import classes from './sidebar.module.css';
import { trpc } from '../../api/trpc';
import { ProBadge } from '../../ui/pro-badge';
import { markdownEntryMessages, plannerOfferMessages } from '../../messages/entries';
import { toolMessages } from '../../messages/tools';
import { useHasPlanner } from '../../api/current-user';
import { openImportText } from '../import/import-text-store';
import { useEditorSlots } from '../slots';

/** The gallery, in which the open carousel stays as it is (docs/product/gallery.md 2). */
export function NewCarousel({ onOpened }: { onOpened?: () => void }) {
  return (
    <Link to="/modelos" className={classes.entry} onClick={onOpened}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      {editorMessages.newCarousel}
    </Link>
  );
}

/** A way out of the product, as the operator has set it. */
interface ExternalLink {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly url: string;
}

/**
 * The image host and the support chat (docs/product/editor.md 8); a chat that was not set is not
 * offered.
 */
export function useExternalLinks(): readonly ExternalLink[] {
  const { data } = trpc.links.useQuery();
  if (data === undefined) return [];
  const hosting = { name: toolMessages.hosting, icon: ImageUp, url: data.imageHosting };
  if (data.support === null) return [hosting];
  return [hosting, { name: toolMessages.support, icon: LifeBuoy, url: data.support }];
}

/** What an outside link is called for those who do not see its arrow. */
export function externalLinkName(name: string): string {
  return `${name} ${toolMessages.opensOutside}`;
}

function ExternalLinkEntry({ name, icon: Icon, url }: ExternalLink) {
  return (
    <a
      className={classes.plainEntry}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={externalLinkName(name)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className={classes.entryName}>{name}</span>
      <ArrowUpRight size={14} strokeWidth={1.75} aria-hidden />
    </a>
  );
}

/** The planner; without plan PRO a dialog says what it is. */
function PlannerEntry({ onChosen }: { onChosen?: (() => void) | undefined }) {
  const hasPlanner = useHasPlanner();
  const { openPlannerOffer } = useEditorSlots();
  const content = (
    <>
      <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
      <span className={classes.badged}>
        {plannerOfferMessages.entry}
        <ProBadge />
      </span>
    </>
  );
  if (hasPlanner) {
    return (
      <Link to="/planejador" className={classes.plainEntry}>
        {content}
      </Link>
    );
  }
  return (
    <UnstyledButton
      className={classes.plainEntry}
      aria-haspopup="dialog"
      onClick={() => {
        openPlannerOffer();
        onChosen?.();
      }}
    >
      {content}
    </UnstyledButton>
  );
}

/** A carousel of a text, Arquivo, Planejador and the ways out of the product. */
export function Entries({ onChosen }: { onChosen?: () => void }) {
  const links = useExternalLinks();
  const { openMyCarousels } = useEditorSlots();
  return (
    <>
      <UnstyledButton
        className={classes.plainEntry}
        onClick={() => {
          openImportText();
          onChosen?.();
        }}
      >
        <FileText size={16} strokeWidth={1.75} aria-hidden />
        <span className={classes.entryName}>{markdownEntryMessages.open}</span>
      </UnstyledButton>
      <UnstyledButton
        className={classes.plainEntry}
        onClick={() => {
          openMyCarousels();
          onChosen?.();
        }}
      >
        <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
        <span className={classes.entryName}>{toolMessages.archive}</span>
      </UnstyledButton>
      <PlannerEntry onChosen={onChosen} />
      {links.map((link) => (
        <ExternalLinkEntry key={link.name} {...link} />
      ))}
    </>
  );
}
