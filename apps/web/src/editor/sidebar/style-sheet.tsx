import { editorWords } from '../../messages/editor';
import { useEditorSlots } from '../slots';
import { ColumnSection } from './column-section';
import { Entries } from './entries';
import { ToolSections } from './sidebar';
import classes from './sidebar.module.css';
import { NewCarousel } from './new-carousel';

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
      <ColumnSection section="carousels" title={editorWords.carousels.heading}>
        <CarouselList />
      </ColumnSection>
      <div className={classes.entries}>
        <NewCarousel />
        <Entries onChosen={onLeave} />
      </div>
    </div>
  );
}
