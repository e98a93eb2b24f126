import { UnstyledButton } from '@mantine/core';
import { CalendarDays, FileText, FolderOpen, Plus, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Hint } from '../../ui/controls/hint';
import { editorMessages } from '../../messages/editor';
import { markdownEntryMessages, plannerOfferMessages } from '../../messages/entries';
import { toolMessages } from '../../messages/tools';
import { useHasPlanner } from '../../api/current-user';
import { openImportText } from '../import/import-text-store';
import { useEditorSlots } from '../slots';
import { externalLinkName, useExternalLinks, Entries, NewCarousel } from './entries';
import { aheadDialog, lazyComponent } from '../../loading/lazy-component';
import { toolSections, type ToolSection, ColumnSection } from './tool-sections';
import railClasses from './rail.module.css';
import { layoutMessages, layoutNames } from '../../messages/layouts';
import { VaryButton } from '../layouts/vary-button';
import { useDebouncedSlide } from '../store/selectors';
import classes from './sidebar.module.css';

/** The planner, or what it is. */
function PlannerEntry() {
  const hasPlanner = useHasPlanner();
  const { openPlannerOffer } = useEditorSlots();
  const name = `${plannerOfferMessages.entry} ${plannerOfferMessages.pro}`;
  const icon = <CalendarDays size={18} strokeWidth={1.75} />;
  return (
    <Hint label={name} position="right">
      {hasPlanner ? (
        <Link to="/planejador" className={railClasses.entry} aria-label={name}>
          {icon}
        </Link>
      ) : (
        <UnstyledButton
          className={railClasses.entry}
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

interface RailButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onClick: () => void;
}

/** An entry of the narrow column, a sign whose name is in its hint. */
function RailButton({ label, icon: Icon, onClick }: RailButtonProps) {
  return (
    <Hint label={label} position="right">
      <UnstyledButton className={railClasses.entry} aria-label={label} onClick={onClick}>
        <Icon size={18} strokeWidth={1.75} />
      </UnstyledButton>
    </Hint>
  );
}

function RailEntries() {
  const links = useExternalLinks();
  const { openMyCarousels } = useEditorSlots();
  return (
    <>
      <Hint label={editorMessages.newCarousel} position="right">
        <Link to="/modelos" className={railClasses.entry} aria-label={editorMessages.newCarousel}>
          <Plus size={18} strokeWidth={1.75} />
        </Link>
      </Hint>
      <RailButton label={markdownEntryMessages.open} icon={FileText} onClick={openImportText} />
      <RailButton label={toolMessages.archive} icon={FolderOpen} onClick={openMyCarousels} />
      <PlannerEntry />
      {links.map(({ name, icon: Icon, url }) => (
        <Hint key={name} label={name} position="right">
          <a
            className={railClasses.entry}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={externalLinkName(name)}
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
    <nav className={railClasses.rail} aria-label={editorMessages.regions.tools}>
      <RailEntries />
      <hr className={railClasses.divider} />
      {toolSections.map((section) => (
        <Hint key={section.key} label={section.title} position="right">
          <UnstyledButton
            className={railClasses.entry}
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
        classNames={{ title: railClasses.drawerTitle, content: railClasses.drawer }}
      >
        {open !== null && <open.Fields />}
      </Drawer>
    </nav>
  );
}

const LayoutFields = lazyComponent(
  async () => (await import('../layouts/layout-fields')).LayoutFields,
);

/** The layout of the slide on the canvas. */
function LayoutValue() {
  const slide = useDebouncedSlide();
  return slide === undefined ? null : layoutNames[slide.layout];
}

/** The sections, one under another. */
function ToolSections() {
  return toolSections.map(({ key, title, Value, Fields }) => (
    <ColumnSection key={key} section={key} title={title} value={<Value />}>
      <div className={classes.sectionBody}>
        <Fields />
      </div>
    </ColumnSection>
  ));
}

/** Entries, sections and the carousels of the person, left of the canvas (docs/product/editor.md 8). */
export function LeftColumn() {
  const { CarouselList } = useEditorSlots();
  return (
    <aside className={classes.column} aria-label={editorMessages.regions.tools}>
      <div className={classes.entries}>
        <NewCarousel />
        <Entries />
      </div>
      <ToolSections />
      <ColumnSection section="carousels" title={editorMessages.carousels.heading}>
        <CarouselList />
      </ColumnSection>
    </aside>
  );
}

/** On a phone: what the left column holds, in the sheet "Estilo". */
export function StyleSheet({ onLeave }: { onLeave: () => void }) {
  const { CarouselList } = useEditorSlots();
  return (
    <div
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a') !== null) onLeave();
      }}
    >
      <ColumnSection
        section="layout"
        title={layoutMessages.name}
        value={<LayoutValue />}
        action={<VaryButton />}
      >
        <div className={classes.sectionBody}>
          <LayoutFields withoutVary />
        </div>
      </ColumnSection>
      <ToolSections />
      <ColumnSection section="carousels" title={editorMessages.carousels.heading}>
        <CarouselList />
      </ColumnSection>
      <div className={classes.entries}>
        <NewCarousel />
        <Entries onChosen={onLeave} />
      </div>
    </div>
  );
}
