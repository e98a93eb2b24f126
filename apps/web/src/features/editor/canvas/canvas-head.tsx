import { Button, Menu, ActionIcon } from '@mantine/core';
import { Download, Ellipsis, Plus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useExportSlide } from '../../export/use-export-slide';
import { editorWords } from '../../../base/wording/editor';
import { previewWords } from '../../../base/wording/preview';
import type { Layout } from '../layout/use-layout';
import { PreviewDialog } from '../preview/preview-button';
import { useSession } from '../store/editor-store';
import { CarouselTitle } from './carousel-title';
import classes from './canvas-head.module.css';

interface CanvasHeadProps {
  readonly layout: Layout;
  readonly onAddElement: () => void;
}

function Actions({ onAddElement }: { onAddElement: () => void }) {
  const index = useSession(({ state }) => state.view.currentIndex);
  const { exporting, exportSlide } = useExportSlide();
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<Plus size={16} strokeWidth={1.75} />}
        onClick={onAddElement}
      >
        {editorWords.element}
      </Button>
      <Button
        variant="default"
        leftSection={<Download size={16} strokeWidth={1.75} />}
        disabled={exporting}
        onClick={() => void exportSlide(index)}
      >
        {exporting ? editorWords.exporting : editorWords.export}
      </Button>
    </div>
  );
}

function MoreItems({ onPreview }: { onPreview: () => void }) {
  const index = useSession(({ state }) => state.view.currentIndex);
  const { exporting, exportSlide } = useExportSlide();
  return (
    <Menu.Dropdown>
      <Menu.Item leftSection={<Smartphone size={16} strokeWidth={1.75} />} onClick={onPreview}>
        {previewWords.open}
      </Menu.Item>
      <Menu.Item
        leftSection={<Download size={16} strokeWidth={1.75} />}
        disabled={exporting}
        onClick={() => void exportSlide(index)}
      >
        {editorWords.exportSlide}
      </Menu.Item>
    </Menu.Dropdown>
  );
}

function More() {
  const [previewed, setPreviewed] = useState(false);
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon size={44} aria-label={editorWords.moreActions}>
            <Ellipsis size={18} strokeWidth={1.75} />
          </ActionIcon>
        </Menu.Target>
        <MoreItems onPreview={() => setPreviewed(true)} />
      </Menu>
      {previewed && <PreviewDialog onClose={() => setPreviewed(false)} />}
    </>
  );
}

/** The carousel's title and what can be done with the slide. */
export function CanvasHead({ layout, onAddElement }: CanvasHeadProps) {
  return (
    <div className={classes.head} data-layout={layout}>
      <CarouselTitle />
      {layout === 'narrow' ? <More /> : <Actions onAddElement={onAddElement} />}
    </div>
  );
}
