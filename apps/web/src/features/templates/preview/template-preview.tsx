import { type Deck, chooseTheme, applyPalette, chooseTones, type Command } from '@arrasta/domain';
import { Loader, Modal, SegmentedControl } from '@mantine/core';
import { MoveHorizontal } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { themeOf, layoutLooksOf } from '@arrasta/palettes';
import { templateUiMessages } from '../../../messages/templates';
import { SheetGrip } from '../../../ui/controls/sheet-grip';
import { useScreenSize } from '../../../ui/viewport/use-screen-size';
import type { BrandChoice } from '../brand';
import { useDeckFonts, useDrawnDeck, ownLook, type TemplateLook } from '../drawing/drawn-deck';
import type { GalleryTemplate } from '../gallery-templates';
import { openSessionOrNull, useReturnToEditor } from '../open-template';
import { ownPaletteOf, PreviewFacts } from './preview-facts';
import { SwipedDeck, WholeDeck } from './preview-deck';
import classes from './template-preview.module.css';
import { showToast } from '../../../ui/toast/toast-store';
import { dispatch, flushedSession, undoLast } from '../../../editor/store/editor-store';

/**
 * Draws the open carousel as this one is drawn: theme, colours, fonts and decoration, and the
 * rhythm of tones over the slides whose layout is not pinned. Texts and layouts stay. One step of
 * undo.
 */
export function applyDeckStyle({ carousel: style }: Deck): Command {
  return {
    name: 'carousel.style',
    effect: 'carousel',
    change: (draft, env) => {
      const { carousel } = draft.deck;
      const { alignment } = themeOf(carousel.theme);
      chooseTheme(style.theme, alignment, themeOf(style.theme).brandPosition).change(draft, env);
      const { primaryColor: primary, secondaryColor: secondary, accentColor: accent } = style;
      applyPalette({ primary, secondary, accent, gradient: style.gradient }).change(draft, env);
      const { titleFont, contentFont, decorSeed, panorama } = style;
      Object.assign(carousel, { titleFont, contentFont, decorSeed, panorama });
      const tones = chooseTones(draft.deck.slides, layoutLooksOf(carousel));
      draft.deck.slides.forEach((slide, index) => {
        slide.tone = tones[index] ?? slide.tone;
      });
      return true;
    },
  };
}

/** In how many slides of a deck the text does not fit. */
export type CountOverflows = (deck: Deck) => Promise<number>;

async function showStyled(countOverflows: CountOverflows): Promise<void> {
  const { title, undo, tooFull } = templateUiMessages.styled;
  const session = flushedSession();
  if (session === null) return;
  const edit = session.history.past.at(-1);
  // What was done since is not taken back with it.
  const isLast = () => flushedSession()?.history.past.at(-1) === edit;
  const count = await countOverflows(session.state.deck).catch(() => 0);
  if (!isLast()) return;
  const note = count === 0 ? undefined : tooFull(count);
  showToast('success', title, note, {
    label: undo,
    run: () => {
      if (isLast()) undoLast();
    },
  });
}

/**
 * Gives the open carousel the style of a template and leads back to it (docs/product/gallery.md
 * 10).
 */
function useApplyTemplateStyle(countOverflows: CountOverflows): (deck: Deck) => void {
  const returnToEditor = useReturnToEditor();
  return (deck) => {
    if (!dispatch(applyDeckStyle(deck))) return;
    returnToEditor();
    void showStyled(countOverflows);
  };
}

const messages = templateUiMessages.preview;

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
    const { target, currentTarget } = event;
    // What was pressed in a dialog over this one comes here too.
    const isHere = target instanceof Element && currentTarget.contains(target);
    if (step === undefined || !isHere || target.closest('[data-slides], input') !== null) return;
    const place = templates.findIndex(({ key }) => key === template.key);
    const next = templates[place + step];
    if (next !== undefined) onShow(next);
  };
}

interface TemplatePreviewProps {
  readonly template: GalleryTemplate;
  /** Those that are listed, in their order. */
  readonly templates: readonly GalleryTemplate[];
  readonly brand: BrandChoice;
  readonly onShow: (template: GalleryTemplate) => void;
  readonly onUse: (template: GalleryTemplate, look: TemplateLook) => void;
  /** @param deck of the template, in the looks that were chosen */
  readonly onUseWithText: (template: GalleryTemplate, deck: Deck) => void;
  readonly countOverflows: CountOverflows;
  readonly onClose: () => void;
}

/** What was picked counts for the template it was picked for; null where nothing was. */
function usePickedPalette({ key }: GalleryTemplate) {
  const [picked, setPicked] = useState<{ key: string; palette: string } | null>(null);
  return {
    picked: picked?.key === key ? picked.palette : null,
    pick: (palette: string) => setPicked({ key, palette }),
  };
}

/** Whether decoration or a photograph runs on from slide to slide. */
function isContinuous({ carousel: { theme, panorama, panoramaImageUrl } }: Deck): boolean {
  return (themeOf(theme).isDecorated === true && panorama !== 'off') || panoramaImageUrl !== null;
}

interface PreviewSlidesProps {
  readonly template: GalleryTemplate;
  readonly deck: Deck | null;
  readonly isNarrow: boolean;
}

/** The slides: the whole carousel in rows, or one after another. */
function PreviewSlides({ template, deck, isNarrow }: PreviewSlidesProps) {
  const [mode, setMode] = useState<Mode>('whole');
  const isSwiped = isNarrow || mode === 'swipe';
  return (
    <div className={classes.slides} data-slides>
      {!isNarrow && (
        <ModeBar mode={mode} onChange={setMode} runsOn={deck !== null && isContinuous(deck)} />
      )}
      {deck === null && <Loader size="sm" className={classes.waiting} />}
      {deck !== null && isSwiped && <SwipedDeck key={template.key} deck={deck} />}
      {deck !== null && !isSwiped && <WholeDeck deck={deck} />}
    </div>
  );
}

/** On a phone it comes from below. */
const sheet = { transitionProps: { transition: 'slide-up' } } as const;

/** The whole of a template, and what can be made of it (docs/product/gallery.md 9). */
export function TemplatePreview(props: TemplatePreviewProps) {
  const { template, brand, onUse, onUseWithText, onClose } = props;
  const isNarrow = useScreenSize() === 'narrow';
  const { picked, pick } = usePickedPalette(template);
  const look = { brand: brand.brand, palette: picked };
  const deck = useDrawnDeck(template, look);
  const ownDeck = useDrawnDeck(template, ownLook);
  useDeckFonts(deck);
  const onKeyDown = useNeighbours(props);
  const applyStyle = useApplyTemplateStyle(props.countOverflows);
  const canUseStyle = deck !== null && openSessionOrNull() !== null;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={isNarrow ? '100%' : 1268}
      padding={0}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        body: classes.body ?? '',
      }}
      {...(isNarrow && sheet)}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={template.name}>
        <Modal.Body onKeyDown={onKeyDown}>
          {isNarrow && <SheetGrip label={messages.close} onClose={onClose} />}
          <PreviewSlides template={template} deck={deck} isNarrow={isNarrow} />
          <PreviewFacts
            template={template}
            deck={deck}
            brand={brand}
            own={ownDeck && ownPaletteOf(ownDeck.carousel)}
            picked={picked}
            onPick={pick}
            onUse={() => onUse(template, look)}
            onUseWithText={() => deck !== null && onUseWithText(template, deck)}
            onUseStyle={canUseStyle ? () => applyStyle(deck) : null}
            onClose={onClose}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
