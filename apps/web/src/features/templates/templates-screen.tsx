import type { User } from '@arrasta/contract';
import { requestLimits } from '@arrasta/contract';
import { templates, type Template, type TemplatePurpose } from '@arrasta/templates';
import { Button, Switch, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { templateMessages } from '../../messages/templates';
import type { PageMenu } from '../../ui/page/page-frame';
import { usePageTitle } from '../../ui/page-title';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { useBrand, type BrandChoice } from './brand';
import { ownLook } from './drawing/template-look';
import { GalleryBar } from './gallery-bar';
import { useReturnToEditor, useOpenTemplate } from './open-template';
import { TemplatePreview } from './preview/template-preview';
import { PurposeChips } from './purpose-chips';
import { findTemplates } from './search/find-templates';
import { useTemplateQuery } from './search/use-template-query';
import { TemplateGrid } from './template-grid';
import classes from './templates-screen.module.css';
import { useEscape } from './use-escape';
import { WaysIn } from './ways-in';

interface HeadProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function Head({ search, onSearch }: HeadProps) {
  return (
    <div className={classes.head}>
      <div>
        <h1 className={classes.title}>{templateMessages.title}</h1>
        <p className={classes.summary}>{templateMessages.summary}</p>
      </div>
      <TextInput
        type="search"
        size="md"
        className={classes.search}
        aria-label={templateMessages.search}
        placeholder={templateMessages.search}
        leftSection={<Search size={16} strokeWidth={1.75} />}
        maxLength={requestLimits.search}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
    </div>
  );
}

function NoneFound({ onGenerate }: { onGenerate: () => void }) {
  const { title, description, generate } = templateMessages.none;
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
  readonly templates: readonly Template[];
  readonly purpose: TemplatePurpose | null;
  readonly onChoose: (purpose: TemplatePurpose | null) => void;
  /** Null where it is offered in the preview alone. */
  readonly brand: BrandChoice | null;
}

/** What stays in sight while the covers scroll. */
function Filters({ templates: found, purpose, onChoose, brand }: FiltersProps) {
  return (
    <div className={classes.filters}>
      <PurposeChips templates={found} chosen={purpose} onChoose={onChoose} />
      {brand?.hasBrand === true && (
        <Switch
          labelPosition="left"
          label={templateMessages.brand.label}
          checked={brand.isOn}
          onChange={({ currentTarget }) => brand.setOn(currentTarget.checked)}
        />
      )}
    </div>
  );
}

/** What of other parts of the product the gallery leads to. */
export interface TemplatesScreenProps {
  readonly user: User;
  readonly Menu: PageMenu;
  readonly openMyCarousels: () => void;
  readonly startBlank: () => void;
  readonly startFromText: () => void;
  /** The topic it begins with; empty for none. */
  readonly startWithAi: (topic: string) => void;
}

/** The gallery of templates (docs/product/gallery.md). */
export function TemplatesScreen(props: TemplatesScreenProps) {
  usePageTitle(templateMessages.title);
  const isNarrow = useScreenSize() === 'narrow';
  const { query, change } = useTemplateQuery();
  const [shown, setShown] = useState<Template | null>(null);
  const brandChoice = useBrand();
  const { brand } = brandChoice;
  const openTemplate = useOpenTemplate();
  const close = useReturnToEditor();
  useEscape(close);
  const { purpose, search } = query;
  const found = useMemo(() => findTemplates(templates, { purpose: null, search }), [search]);
  const listed = useMemo(() => findTemplates(found, { purpose, search: '' }), [found, purpose]);
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
        <Head search={search} onSearch={(text) => change({ search: text })} />
        <WaysIn
          onBlank={props.startBlank}
          onFromText={props.startFromText}
          onWithAi={() => props.startWithAi('')}
        />
        <Filters
          templates={found}
          purpose={purpose}
          onChoose={(chosen) => change({ purpose: chosen })}
          brand={isNarrow ? null : brandChoice}
        />
        <span className={classes.unseen} role="status">
          {templateMessages.found(listed.length)}
        </span>
        {listed.length === 0 && <NoneFound onGenerate={() => props.startWithAi(search)} />}
        <TemplateGrid
          templates={listed}
          brand={brand}
          isNarrow={isNarrow}
          onView={setShown}
          onUse={(template) => openTemplate(template, { ...ownLook, brand })}
        />
      </main>
      {shown !== null && (
        <TemplatePreview
          template={shown}
          templates={listed}
          brand={brandChoice}
          onShow={setShown}
          onUse={openTemplate}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
