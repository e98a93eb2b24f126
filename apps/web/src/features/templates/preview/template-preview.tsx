import { currentSession } from '../../../editor/store/editor-store';
import type { Template } from '@arrasta/templates';
import { Modal, SegmentedControl } from '@mantine/core';
import { MoveHorizontal } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { themes } from '@arrasta/palettes';
import { templateMessages } from '../../../messages/templates';
import { useScreenSize } from '../../../ui/viewport/use-screen-size';
import type { BrandChoice } from '../brand';
import { useDrawnDeck } from '../drawing/drawn-deck';
import type { TemplateLook } from '../drawing/template-look';
import { useApplyTemplateStyle } from '../template-style';
import { PreviewFacts } from './preview-facts';
import { SwipedDeck, WholeDeck } from './preview-deck';
import classes from './template-preview.module.css';

const messages = templateMessages.preview;

type Mode = 'whole' | 'swipe';

interface ModeBarProps {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
  readonly runsOn: boolean;
}

function ModeBar({ mode, onChange, runsOn }: ModeBarProps) {
  return (
    <div className={classes.modes}>
      <SegmentedControl<Mode>
        aria-label={messages.mode}
        data={[
          { value: 'whole', label: messages.whole },
          { value: 'swipe', label: messages.swipe },
        ]}
        value={mode}
        onChange={onChange}
      />
      {runsOn && (
        <span className={classes.runsOn}>
          <MoveHorizontal size={16} strokeWidth={1.75} aria-hidden />
          {messages.runsOn}
        </span>
      )}
    </div>
  );
}

/** Arrow keys that nothing in the dialog takes lead to the templates beside this one. */
function useNeighbours({ template, templates, onShow }: TemplatePreviewProps) {
  return (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { target } = event;
    const isTaken =
      target instanceof Element && target.closest('[data-stage], input, [role="radiogroup"]');
    if (step === undefined || isTaken) return;
    const place = templates.findIndex(({ key }) => key === template.key);
    const next = templates[place + step];
    if (next !== undefined) onShow(next);
  };
}

interface TemplatePreviewProps {
  readonly template: Template;
  /** Those that are listed, in their order. */
  readonly templates: readonly Template[];
  readonly brand: BrandChoice;
  readonly onShow: (template: Template) => void;
  readonly onUse: (template: Template, look: TemplateLook) => void;
  readonly onClose: () => void;
}

/** What was picked counts for the template it was picked for. */
function usePickedPalette(template: Template) {
  const [picked, setPicked] = useState({ key: template.key, palette: template.palette });
  const palette = picked.key === template.key ? picked.palette : template.palette;
  return {
    palette,
    pick: (name: string) => setPicked({ key: template.key, palette: name }),
    isOwn: palette === template.palette,
  };
}

/** The whole of a template, and what can be made of it (docs/product/gallery.md 9). */
export function TemplatePreview(props: TemplatePreviewProps) {
  const { template, brand, onUse, onClose } = props;
  const isNarrow = useScreenSize() === 'narrow';
  const [mode, setMode] = useState<Mode>('whole');
  const { palette, pick, isOwn } = usePickedPalette(template);
  const look = { brand: brand.brand, palette: isOwn ? null : palette };
  const deck = useDrawnDeck(template, look);
  const onKeyDown = useNeighbours(props);
  const applyStyle = useApplyTemplateStyle();
  const isSwiped = isNarrow || mode === 'swipe';
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={1268}
      fullScreen={isNarrow}
      padding={0}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={template.name} onKeyDown={onKeyDown}>
        <Modal.Body>
          <div className={classes.stage} data-stage>
            {!isNarrow && (
              <ModeBar
                mode={mode}
                onChange={setMode}
                runsOn={themes[template.theme].isDecorated === true}
              />
            )}
            {isSwiped ? <SwipedDeck key={template.key} deck={deck} /> : <WholeDeck deck={deck} />}
          </div>
          <PreviewFacts
            template={template}
            brand={brand}
            palette={palette}
            onPick={pick}
            onUse={() => onUse(template, look)}
            onUseStyle={currentSession() === null ? null : () => applyStyle(deck)}
            onClose={onClose}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
