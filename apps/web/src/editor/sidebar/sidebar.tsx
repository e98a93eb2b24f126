import { editorMessages } from '../../messages/editor';
import { lazyComponent } from '../../loading/lazy-component';
import { layoutMessages, layoutNames } from '../../messages/layouts';
import { VaryButton } from '../layouts/vary-button';
import { useDebouncedSlide } from '../store/selectors';
import { useEditorSlots } from '../slots';
import { ColumnSection } from './column-section';
import { Entries, NewCarousel } from './entries';
import classes from './sidebar.module.css';
import { toolSections } from './tool-sections';

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
