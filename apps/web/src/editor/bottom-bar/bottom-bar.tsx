import { UnstyledButton } from '@mantine/core';
import { Download, GalleryHorizontal, Palette, Plus, Sparkles } from 'lucide-react';
import {
  useEffect,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { editorMessages } from '../../messages/editor';
import classes from './bottom-bar.module.css';
import { aheadDialog } from '../../loading/lazy-component';
import { busyProps } from '../../ui/controls/control-props';
import { SheetGrip } from '../../ui/controls/sheet-grip';
import { generationEntryMessages } from '../../messages/entries';
import { GenerationDock } from '../generation/generation-entries';
import { openGeneration } from '../generation/generation-store';
import { ElementPanel } from '../element-panel/element-panel';
import { StyleSheet } from '../sidebar/sidebar';
import { SlidesPanel } from '../slides-panel/slides-panel';
import { useEditorSlots } from '../slots';
import { setUnderSheet } from '../store/canvas-view';
import { usePanelElement } from '../store/selectors';
import { useEditorStore } from '../store/editor-store';

type Sheet = 'slides' | 'style' | 'element';

const messages = editorMessages.bottomBar;

interface ToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string;
  readonly icon: typeof Plus;
}

function Tool({ label, icon: Icon, ...button }: ToolProps) {
  return (
    <UnstyledButton {...button} className={classes.tool}>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      {label}
    </UnstyledButton>
  );
}

function sheetContent(sheet: Sheet, element: ReactNode, close: () => void): ReactNode {
  if (sheet === 'slides') {
    return (
      <div className={classes.slides}>
        <SlidesPanel />
      </div>
    );
  }
  return sheet === 'style' ? <StyleSheet onLeave={close} /> : element;
}

const sheetNames: Readonly<Record<Sheet, string>> = {
  slides: messages.slides,
  style: messages.style,
  element: messages.edit,
};

/** The panel of the selected element is called by its button: the picture stays in view. */
function useSelectedPanel(): ReactNode {
  const selected = usePanelElement();
  return selected === undefined ? null : <ElementPanel key={selected.id} element={selected} />;
}

/** Escape in the sheet closes it; in a dialog that was opened from it, that dialog alone. */
function closeOnOwnEscape(close: () => void) {
  return ({ key, target, currentTarget }: KeyboardEvent) => {
    const isOwn = target instanceof Node && currentTarget.contains(target);
    if (key === 'Escape' && isOwn) close();
  };
}

const Drawer = aheadDialog(async () => (await import('../../ui/controls/drawer')).Drawer);

/** Makes room over the sheet for the slide that the sheet changes as a whole. */
function useSlideOverSheet(isOpen: boolean): void {
  useEffect(() => {
    setUnderSheet(isOpen);
    return () => setUnderSheet(false);
  }, [isOpen]);
}

/** On a phone: the tools under the thumb, each opening a sheet (docs/product/editor.md 1). */
export function BottomBar({ onAddElement }: { onAddElement: () => void }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const typing = useEditorStore((state) => state.typing !== null);
  const panel = useSelectedPanel();
  const { ExportDock, ExportMenu } = useEditorSlots();
  const close = () => setSheet(null);
  useSlideOverSheet(sheet === 'style');
  // The sheet of an element goes with its selection, and does not come back with the next one.
  if (sheet === 'element' && panel === null) setSheet(null);
  const isOpen = sheet !== null && (sheet !== 'element' || panel !== null);
  return (
    <nav className={classes.bar} aria-label={messages.label}>
      <div className={classes.dock}>
        <GenerationDock />
        <ExportDock />
      </div>
      {panel !== null && !typing && (
        <UnstyledButton className={classes.edit} onClick={() => setSheet('element')}>
          {messages.edit}
        </UnstyledButton>
      )}
      <Tool label={messages.slides} icon={GalleryHorizontal} onClick={() => setSheet('slides')} />
      <Tool label={messages.element} icon={Plus} onClick={onAddElement} />
      <Tool label={messages.style} icon={Palette} onClick={() => setSheet('style')} />
      <Tool
        label={generationEntryMessages.tool}
        icon={Sparkles}
        data-main
        onClick={openGeneration}
      />
      <ExportMenu
        button={(isBusy) => <Tool label={messages.export} icon={Download} {...busyProps(isBusy)} />}
      />
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        withCloseButton={false}
        closeOnEscape={false}
        onKeyDown={closeOnOwnEscape(close)}
        classNames={{
          content: `${classes.sheet ?? ''} ${sheet === 'slides' ? '' : (classes.half ?? '')} on-raised`,
          body: classes.sheetScroll,
        }}
        attributes={sheet === null ? {} : { content: { 'aria-label': sheetNames[sheet] } }}
      >
        <SheetGrip label={editorMessages.close} onClose={close} />
        {sheet !== null && sheetContent(sheet, panel, close)}
      </Drawer>
    </nav>
  );
}
