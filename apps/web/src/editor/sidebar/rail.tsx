import { UnstyledButton } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { CalendarDays, FileText, FolderOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { editorMessages } from '../../messages/editor';
import { markdownEntryMessages, plannerOfferMessages } from '../../messages/entries';
import { toolMessages } from '../../messages/tools';
import { useHasPlanner } from '../../api/current-user';
import { openImportText } from '../import/import-text-store';
import { useEditorSlots } from '../slots';
import { outsideName, useOutsideLinks } from './entries';
import { aheadDialog } from '../../loading/lazy-component';
import { toolSections, type ToolSection } from './tool-sections';
import classes from './rail.module.css';

/** The planner, or what it is. */
function PlannerEntry() {
  const hasPlanner = useHasPlanner();
  const { openPlannerOffer } = useEditorSlots();
  const name = `${plannerOfferMessages.entry} ${plannerOfferMessages.pro}`;
  const icon = <CalendarDays size={18} strokeWidth={1.75} />;
  return (
    <Hint label={name} position="right">
      {hasPlanner ? (
        <Link to="/planejador" className={classes.entry} aria-label={name}>
          {icon}
        </Link>
      ) : (
        <UnstyledButton
          className={classes.entry}
          aria-label={name}
          aria-haspopup="dialog"
          onClick={openPlannerOffer}
        >
          {icon}
        </UnstyledButton>
      )}
    </Hint>
  );
}

function Entries() {
  const links = useOutsideLinks();
  const { openMyCarousels } = useEditorSlots();
  return (
    <>
      <Hint label={editorMessages.newCarousel} position="right">
        <Link to="/modelos" className={classes.entry} aria-label={editorMessages.newCarousel}>
          <Plus size={18} strokeWidth={1.75} />
        </Link>
      </Hint>
      <Hint label={markdownEntryMessages.open} position="right">
        <UnstyledButton
          className={classes.entry}
          aria-label={markdownEntryMessages.open}
          onClick={openImportText}
        >
          <FileText size={18} strokeWidth={1.75} />
        </UnstyledButton>
      </Hint>
      <Hint label={toolMessages.archive} position="right">
        <UnstyledButton
          className={classes.entry}
          aria-label={toolMessages.archive}
          onClick={openMyCarousels}
        >
          <FolderOpen size={18} strokeWidth={1.75} />
        </UnstyledButton>
      </Hint>
      <PlannerEntry />
      {links.map(({ name, icon: Icon, address }) => (
        <Hint key={name} label={name} position="right">
          <a
            className={classes.entry}
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={outsideName(name)}
          >
            <Icon size={18} strokeWidth={1.75} />
          </a>
        </Hint>
      ))}
    </>
  );
}

const Drawer = aheadDialog(async () => (await import('../../ui/controls/drawer')).Drawer);

/** The left column as icons that open drawers, where there is less room. */
export function Rail() {
  const [open, setOpen] = useState<ToolSection | null>(null);
  return (
    <nav className={classes.rail} aria-label={editorMessages.regions.tools}>
      <Entries />
      <hr className={classes.divider} />
      {toolSections.map((section) => (
        <Hint key={section.key} label={section.title} position="right">
          <UnstyledButton
            className={classes.entry}
            aria-label={section.title}
            aria-expanded={open === section}
            onClick={() => setOpen(section)}
          >
            <section.icon size={18} strokeWidth={1.75} />
          </UnstyledButton>
        </Hint>
      ))}
      <Drawer
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={open?.title}
        size={300}
        closeButtonProps={{ 'aria-label': editorMessages.close }}
        classNames={{ title: classes.drawerTitle, content: classes.drawer }}
      >
        {open !== null && <open.Fields />}
      </Drawer>
    </nav>
  );
}
