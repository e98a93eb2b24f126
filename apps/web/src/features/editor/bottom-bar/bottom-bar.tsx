import { Drawer, UnstyledButton } from '@mantine/core';
import { Download, GalleryHorizontal, Palette, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { editorWords } from '../../../base/wording/editor';
import { useExportSlide } from '../../export/use-export-slide';
import { ElementPanel } from '../element-panel/element-panel';
import { StyleSheet } from '../left-column/style-sheet';
import { SlidesPanel } from '../slides-panel/slides-panel';
import { usePanelElement } from '../store/current-slide';
import { useEditorStore, useSession } from '../store/editor-store';
import classes from './bottom-bar.module.css';

type Sheet = 'slides' | 'style' | 'element';

const words = editorWords.bottomBar;

interface ToolProps {
  readonly label: string;
  readonly icon: typeof Plus;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon: Icon, disabled = false, onClick }: ToolProps) {
  return (
    <UnstyledButton className={classes.tool} disabled={disabled} onClick={onClick}>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      {label}
    </UnstyledButton>
  );
}

function sheetContent(sheet: Sheet, element: ReactNode, close: () => void): ReactNode {
  if (sheet === 'slides') return <SlidesPanel />;
  return sheet === 'style' ? <StyleSheet onLeave={close} /> : element;
}

const sheetNames: Readonly<Record<Sheet, string>> = {
  slides: words.slides,
  style: words.style,
  element: words.edit,
};

/** The panel of the selected element is called by its button: the picture stays in view. */
function useSelectedPanel(): ReactNode {
  const selected = usePanelElement();
  return selected === undefined ? null : <ElementPanel key={selected.id} element={selected} />;
}

/** On a phone: the tools under the thumb, each opening a sheet (design: editor, layout). */
export function BottomBar({ onAddElement }: { onAddElement: () => void }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const index = useSession(({ state }) => state.view.currentIndex);
  const typing = useEditorStore((state) => state.typing !== null);
  const panel = useSelectedPanel();
  const { exporting, exportSlide } = useExportSlide();
  const close = () => setSheet(null);
  const opened = sheet !== null && (sheet !== 'element' || panel !== null);
  return (
    <nav className={classes.bar} aria-label={words.label}>
      {panel !== null && !typing && (
        <UnstyledButton className={classes.edit} onClick={() => setSheet('element')}>
          {words.edit}
        </UnstyledButton>
      )}
      <Tool label={words.slides} icon={GalleryHorizontal} onClick={() => setSheet('slides')} />
      <Tool label={words.element} icon={Plus} onClick={onAddElement} />
      <Tool label={words.style} icon={Palette} onClick={() => setSheet('style')} />
      <Tool
        label={words.export}
        icon={Download}
        disabled={exporting}
        onClick={() => void exportSlide(index)}
      />
      <Drawer
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        withCloseButton={false}
        classNames={{
          content: `${classes.sheet ?? ''} on-raised`,
          body: classes.sheetScroll,
        }}
        attributes={sheet === null ? {} : { content: { 'aria-label': sheetNames[sheet] } }}
      >
        <div className={classes.grip} aria-hidden />
        {sheet !== null && sheetContent(sheet, panel, close)}
      </Drawer>
    </nav>
  );
}
