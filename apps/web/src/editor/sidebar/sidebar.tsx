import { editorMessages } from '../../messages/editor';
import { useEditorSlots } from '../slots';
import { ColumnSection } from './column-section';
import { Entries, NewCarousel } from './entries';
import classes from './sidebar.module.css';
import { toolSections } from './tool-sections';

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
