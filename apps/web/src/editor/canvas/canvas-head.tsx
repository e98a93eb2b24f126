import { Button, Menu, ActionIcon } from '@mantine/core';
import { Ellipsis, Plus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { editorWords } from '../../messages/editor';
import { previewWords } from '../../messages/slides';
import { CaptionButton, CaptionItem, ShownCaption, StopCaption } from '../caption/caption-button';
import { useCaptionStore } from '../caption/caption-store';
import type { Layout } from '../../ui/viewport/use-layout';
import { useEditorSlots } from '../slots';
import { PreviewDialog } from '../preview/preview-button';
import { CarouselTitle } from './carousel-title';
import classes from './canvas-head.module.css';

interface CanvasHeadProps {
  readonly layout: Layout;
  readonly onAddElement: () => void;
}

function Actions({ onAddElement }: { onAddElement: () => void }) {
  const { ExportButton } = useEditorSlots();
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        title={editorWords.element}
        leftSection={<Plus size={16} strokeWidth={1.75} />}
        onClick={onAddElement}
      >
        {editorWords.element}
      </Button>
      <CaptionButton />
      <ExportButton />
    </div>
  );
}

function MoreItems({ onPreview }: { onPreview: () => void }) {
  return (
    <Menu.Dropdown>
      <Menu.Item leftSection={<Smartphone size={16} strokeWidth={1.75} />} onClick={onPreview}>
        {previewWords.open}
      </Menu.Item>
      <CaptionItem />
    </Menu.Dropdown>
  );
}

function More() {
  const [previewed, setPreviewed] = useState(false);
  const isWriting = useCaptionStore(({ writing }) => writing !== null);
  if (isWriting) return <StopCaption />;
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
      <ShownCaption />
    </div>
  );
}
