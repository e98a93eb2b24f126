import { editorWords } from '../../messages/editor';
import { GenerationDock } from '../generation/generation-entries';
import { ElementPanel } from '../element-panel/element-panel';
import { useEditorSlots } from '../slots';
import { usePanelElement } from '../store/selectors';
import classes from './side-panel.module.css';
import { SlideStrip } from './slide-strip';
import { SlidesPanel } from './slides-panel';

/** The right column: the slides or, with an element selected, a strip of them and its panel. */
export function SidePanel({ floating }: { floating: boolean }) {
  const selected = usePanelElement();
  const { ExportDock } = useEditorSlots();
  return (
    <aside
      className={classes.panel}
      data-floating={floating || undefined}
      aria-label={editorWords.regions.slides}
    >
      {selected === undefined ? (
        <SlidesPanel />
      ) : (
        <>
          <SlideStrip />
          <ElementPanel key={selected.id} element={selected} />
        </>
      )}
      <GenerationDock />
      <ExportDock />
    </aside>
  );
}
