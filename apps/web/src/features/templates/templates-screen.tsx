import type { User } from '@arrasta/contract';
import { requestLimits } from '@arrasta/contract';
import type { Deck } from '@arrasta/domain';
import { Button, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { Search, ChevronRight, ClipboardType, File, Sparkles, type LucideIcon } from 'lucide-react';
import { useMemo, useState, useEffect, useRef } from 'react';
import { templateUiMessages } from '../../messages/templates';
import type { PageMenu } from '../../ui/page/page-frame';
import { usePageTitle } from '../../ui/page-title';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { useBrand, type BrandChoice } from './brand';
import { ownLook } from './drawing/drawn-deck';
import { GalleryBar, PurposeChips } from './gallery-bar';
import {
  useGalleryTemplates,
  type GalleryTemplate,
  type GalleryTemplates,
  findTemplates,
  type TemplateFilter,
  type TemplateQuery,
  useSearchText,
  useTemplateQuery,
} from './gallery-templates';
import { useReturnToEditor, useOpenTemplate } from './open-template';
import { TemplatePreview, type CountOverflows } from './preview/template-preview';
import { OwnSection } from './own/own-section';
import { TemplateGrid } from './template-grid';
import classes from './templates-screen.module.css';
import wayClasses from './ways-in.module.css';

interface WayInProps {
  readonly Icon: LucideIcon;
  readonly messages: { readonly title: string; readonly description: string };
  readonly onChoose: () => void;
}

function WayIn({ Icon, messages, onChoose }: WayInProps) {
  return (
    <UnstyledButton className={wayClasses.way} onClick={onChoose}>
      <span className={wayClasses.tile} aria-hidden>
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <span className={wayClasses.words}>
        <span className={wayClasses.title}>{messages.title}</span>
        <span className={wayClasses.description}>{messages.description}</span>
      </span>
      <ChevronRight className={wayClasses.arrow} size={16} strokeWidth={1.75} aria-hidden />
    </UnstyledButton>
  );
}

/** Beginning without a template; what each leads to is the page's. */
interface WaysInProps {
  readonly onBlank: () => void;
  readonly onFromText: () => void;
  readonly onWithAi: () => void;
}

/** The three ways to begin without a template (docs/product/gallery.md 5). */
function WaysIn({ onBlank, onFromText, onWithAi }: WaysInProps) {
  const { blank, fromText, withAi, waysIn } = templateUiMessages;
  return (
    <div className={wayClasses.ways} role="group" aria-label={waysIn}>
      <WayIn Icon={File} messages={blank} onChoose={onBlank} />
      <WayIn Icon={ClipboardType} messages={fromText} onChoose={onFromText} />
      <WayIn Icon={Sparkles} messages={withAi} onChoose={onWithAi} />
    </div>
  );
}

/** Calls on Escape, unless a dialog or menu is open, which it closes first. */
function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null;
      const { target } = event;
      const isSearching =
        target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
      if (event.key !== 'Escape' || isCovered || isSearching) return;
      latest.current();
    };
    // Before the dialog is notified, which would be closed by then.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

interface HeadProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function Head({ search, onSearch }: HeadProps) {
  const { text, change } = useSearchText(search, onSearch);
  return (
    <div className={classes.head}>
      <div>
        <h1 className={classes.title}>{templateUiMessages.title}</h1>
        <p className={classes.summary}>{templateUiMessages.summary}</p>
      </div>
      <TextInput
        type="search"
        size="md"
        className={classes.search}
        aria-label={templateUiMessages.search}
        placeholder={templateUiMessages.search}
        leftSection={<Search size={16} strokeWidth={1.75} />}
        maxLength={requestLimits.search}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </div>
  );
}

function NoneFound({ onGenerate }: { onGenerate: () => void }) {
  const { title, description, generate } = templateUiMessages.none;
  return (
    <div className={classes.none}>
      <p className={classes.noneTitle}>{title}</p>
      <p className={classes.noneWords}>{description}</p>
      <Button size="md" onClick={onGenerate}>
        {generate}
      </Button>
    </div>
  );
}

interface FiltersProps {
  /** What the search leaves of them. */
  readonly templates: readonly GalleryTemplate[];
  readonly filter: TemplateFilter;
  readonly onChoose: (filter: TemplateFilter) => void;
  /** Null where it is offered in the preview alone. */
  readonly brand: BrandChoice | null;
}

/** What stays in sight while the covers scroll. */
function Filters({ templates, filter, onChoose, brand }: FiltersProps) {
  return (
    <div className={classes.filters}>
      <PurposeChips templates={templates} chosen={filter} onChoose={onChoose} />
      {brand !== null && (
        <Switch
          labelPosition="left"
          label={templateUiMessages.brand.label}
          checked={brand.isOn}
          onChange={({ currentTarget }) => brand.setOn(currentTarget.checked)}
        />
      )}
    </div>
  );
}

interface ResultsProps {
  readonly gallery: GalleryTemplates;
  readonly listed: readonly GalleryTemplate[];
  readonly query: TemplateQuery;
  readonly brand: BrandChoice;
  readonly isNarrow: boolean;
  readonly onGenerate: () => void;
  readonly onUseWithText: (template: GalleryTemplate, deck: Deck) => void;
  readonly countOverflows: CountOverflows;
}

/** The covers, or why there are none, and the preview of one of them. */
function Results({ gallery, listed, query, brand, isNarrow, ...ways }: ResultsProps) {
  const [shown, setShown] = useState<string | null>(null);
  // A template that was renamed or deleted meanwhile is shown as it is by now, or no more.
  const preview = gallery.templates.find(({ key }) => key === shown);
  const openTemplate = useOpenTemplate(brand.preset);
  const { filter, search } = query;
  const isOwn = filter === 'own' && search === '';
  return (
    <>
      <span className={classes.unseen} role="status">
        {templateUiMessages.found(listed.length)}
      </span>
      {isOwn && (
        <OwnSection
          isEmpty={listed.length === 0}
          hasFailed={gallery.hasFailed}
          onRetry={gallery.retry}
        />
      )}
      {!isOwn && listed.length === 0 && <NoneFound onGenerate={ways.onGenerate} />}
      <TemplateGrid
        templates={listed}
        brand={brand}
        isNarrow={isNarrow}
        onView={({ key }) => setShown(key)}
        onUse={(template) => openTemplate(template, { ...ownLook, brand: brand.brand })}
      />
      {preview !== undefined && (
        <TemplatePreview
          template={preview}
          templates={listed}
          brand={brand}
          onShow={({ key }) => setShown(key)}
          onUse={openTemplate}
          onUseWithText={ways.onUseWithText}
          countOverflows={ways.countOverflows}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

/** What is looked for, what the search leaves of all, and what the chosen chip leaves of that. */
function useFoundTemplates({ templates }: GalleryTemplates) {
  const { query, change } = useTemplateQuery();
  const { filter, search } = query;
  const found = useMemo(
    () => findTemplates(templates, { filter: null, search }),
    [templates, search],
  );
  const listed = useMemo(() => findTemplates(found, { filter, search: '' }), [found, filter]);
  return { query, change, found, listed };
}

/** A template, and a deck of it in the looks that were chosen. */
interface TemplateToFill extends Pick<GalleryTemplate, 'key' | 'name'> {
  readonly deck: Deck;
}

/** What of other parts of the product the gallery leads to. */
export interface TemplatesScreenProps {
  readonly user: User;
  readonly Menu: PageMenu;
  readonly openMyCarousels: () => void;
  readonly startBlank: () => void;
  readonly startFromText: () => void;
  /** Begins with a text that is to be made like this template, in the looks of its deck. */
  readonly startFromTextIn: (template: TemplateToFill) => void;
  /** What of a deck does not fit once it has another style. */
  readonly countOverflows: CountOverflows;
  /** The topic it begins with; empty for none. */
  readonly startWithAi: (topic: string) => void;
}

/** The gallery of templates (docs/product/gallery.md). */
export function TemplatesScreen(props: TemplatesScreenProps) {
  usePageTitle(templateUiMessages.title);
  const isNarrow = useScreenSize() === 'narrow';
  const gallery = useGalleryTemplates();
  const { query, change, found, listed } = useFoundTemplates(gallery);
  const brand = useBrand(props.user);
  const close = useReturnToEditor();
  useEscape(close);
  return (
    <div className={classes.page}>
      <GalleryBar
        user={props.user}
        Menu={props.Menu}
        isNarrow={isNarrow}
        onOpenCarousels={props.openMyCarousels}
        onClose={close}
      />
      <main className={classes.column}>
        <Head search={query.search} onSearch={(search) => change({ search })} />
        <WaysIn
          onBlank={props.startBlank}
          onFromText={props.startFromText}
          onWithAi={() => props.startWithAi('')}
        />
        <Filters
          templates={found}
          filter={query.filter}
          onChoose={(filter) => change({ filter })}
          brand={isNarrow ? null : brand}
        />
        <Results
          gallery={gallery}
          listed={listed}
          query={query}
          brand={brand}
          isNarrow={isNarrow}
          countOverflows={props.countOverflows}
          onGenerate={() => props.startWithAi(query.search)}
          onUseWithText={({ key, name }, deck) => props.startFromTextIn({ key, name, deck })}
        />
      </main>
    </div>
  );
}
