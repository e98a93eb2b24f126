import { limits, type Outline, layOutNewDeck, type Deck } from '@arrasta/domain';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useDeferredValue, useMemo, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { markdownToDeck, markdownToOutline, markdownToUndividedOutline } from '@arrasta/markdown';
import { layoutLooksOf } from '@arrasta/palettes';
import { placeTextInTemplate } from '@arrasta/templates';
import { useImportText, changeText, type ImportMode } from './import-text-store';
import { showToast } from '../../ui/toast/toast-store';
import { describeLeftOut, markdownMessages } from '../../messages/markdown';
import { useLastChoice } from '../../ui/controls/last-choice';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import classes from './import-text.module.css';
import { PageUrlField } from './page-url';
import { SourceTextField } from './source-text';
import {
  TemplateChoice,
  deckOfChosen,
  type ChosenTemplate,
} from '../template-choice/template-choice';
import { fitDeck, fitLayouts } from '../checks/overflow/fit-deck';
import { newSessionOver, prepareDeck } from '../persistence/open-deck';
import type { PreparedDeckState } from '../persistence/visit-state';
import { flushedSession } from '../store/editor-store';
import { env } from '../store/env';

/** The text in the composition of a template; null where none is chosen. */
function placeText(text: string, chosen: ChosenTemplate | null, base: Deck) {
  const template = deckOfChosen(chosen);
  if (template === null) return null;
  const { outline, leftOut } = markdownToUndividedOutline(text);
  const placed = placeTextInTemplate(outline, template, (chosen?.deck ?? base).carousel, env);
  return { ...placed, leftOut: { ...leftOut, slides: placed.slidesBeyond } };
}

/** Letters of a text that its cover is made of at most. */
const maxCoverText = 2_000;

/** What covers say in the place of their own words; null where the text says nothing yet. */
function outlineForCovers(text: string): Outline | null {
  const { outline } = markdownToUndividedOutline(text.slice(0, maxCoverText));
  return outline.slides.length === 0 ? null : outline;
}

/** How many slides a text makes, and what of it has no place on one. */
function readText(text: string, chosen: ChosenTemplate | null) {
  const base = flushedSession()?.state.deck;
  const placed = base === undefined ? null : placeText(text, chosen, base);
  if (placed !== null) return { count: placed.deck.slides.length, leftOut: placed.leftOut };
  const { outline, leftOut } = markdownToOutline(text);
  return { count: outline.slides.length, leftOut };
}

/** In the looks of the open carousel, unless it says itself how it looks. */
async function deckInOpenLooks(text: string, base: Deck): Promise<Deck> {
  const { deck, isOwn } = markdownToDeck(text, base, env);
  return isOwn ? deck : fitDeck(layOutNewDeck(deck, layoutLooksOf(deck.carousel)));
}

/**
 * Makes a new carousel of the text: in the composition and looks of a template, or in the looks of
 * the open one, over which it stands: undo brings that back. Answers what opens it.
 */
async function makeCarouselFromText(
  text: string,
  chosen: ChosenTemplate | null,
): Promise<PreparedDeckState | null> {
  const before = flushedSession();
  if (before === null) return null;
  const base = before.state.deck;
  const placed = placeText(text, chosen, base);
  const deck = placed === null ? await deckInOpenLooks(text, base) : await fitLayouts(placed.deck);
  return prepareDeck(newSessionOver(deck, before));
}

/** How many slides the text makes, and what of it has no place on one. */
function Reading({ count, notes }: { count: number; notes: readonly string[] }) {
  return (
    <div className={classes.says} role="status">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className={classes.count}>
        {count === 0 ? markdownMessages.none : markdownMessages.count(count)}
      </p>
    </div>
  );
}

/** What the AI does not get to read; a page that was cut says so itself. */
function lengthNotes(text: string, isPageCut: boolean): string[] {
  if (isPageCut) return [markdownMessages.page.truncated];
  return text.trim().length > limits.aiSource ? [markdownMessages.aiReads] : [];
}

/** Paste it, or say where it stands. */
function Source({ text }: { text: string }) {
  const way = useImportText((store) => store.way);
  const isOfPage = way === 'address';
  return (
    <>
      <SegmentedControl<ImportMode>
        fullWidth
        aria-label={markdownMessages.ways.label}
        data={[
          { value: 'text', label: markdownMessages.ways.text },
          { value: 'address', label: markdownMessages.ways.url },
        ]}
        value={way}
        onChange={(next) => useImportText.setState({ way: next })}
      />
      {isOfPage && <PageUrlField />}
      {(!isOfPage || text !== '') && (
        <SourceTextField text={text} isOfPage={isOfPage} onChange={changeText} />
      )}
    </>
  );
}

interface TextReading {
  /** Slides that it makes. */
  readonly count: number;
  readonly notes: readonly string[];
  /** What it says, for the covers; null where that is nothing. */
  readonly text: Outline | null;
}

function useReading(text: string): TextReading {
  const isPageCut = useImportText(({ page }) => page?.truncated === true);
  const template = useImportText((store) => store.template);
  const settled = useDeferredValue(text);
  const outline = useMemo(() => outlineForCovers(settled), [settled]);
  return useMemo(() => {
    const { count, leftOut } = readText(settled, template);
    const notes = [...lengthNotes(settled, isPageCut), ...describeLeftOut(leftOut)];
    return { count, notes, text: outline };
  }, [settled, isPageCut, template, outline]);
}

/** The way from the text to its slides; once at a time. */
function useMakeCarousel(text: string) {
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const noteChoice = useLastChoice();
  const make = async () => {
    if (isMaking) return;
    setMaking(true);
    const isLast = noteChoice();
    try {
      const { template } = useImportText.getState();
      const prepared = await makeCarouselFromText(text, template);
      if (prepared === null || !isLast()) return;
      useImportText.setState({ madeId: prepared.prepared });
      void navigate('/', { state: prepared });
    } catch (error) {
      console.warn(error);
      showToast('error', markdownMessages.failed.title, markdownMessages.failed.description);
    }
    setMaking(false);
  };
  return { isMaking, make };
}

interface ImportTextDialogProps {
  readonly onClose: () => void;
  /** The way to have slides written from the text. */
  readonly Generate: ComponentType<{ text: string }>;
}

/**
 * Criar a partir de um texto: paste it, choose it or read it from a page, see how many slides it
 * makes, and open them or have others written from it.
 */
export function ImportTextDialog({ onClose, Generate }: ImportTextDialogProps) {
  const text = useImportText((store) => store.text);
  const template = useImportText((store) => store.template);
  const layout = useScreenSize();
  const reading = useReading(text);
  const { isMaking, make } = useMakeCarousel(text);
  return (
    <Modal
      opened
      onClose={onClose}
      title={markdownMessages.title}
      size={640}
      fullScreen={layout === 'narrow'}
      closeButtonProps={{ 'aria-label': markdownMessages.close }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Source text={text} />
        <TemplateChoice
          text={reading.text ?? 'own'}
          chosen={template}
          onChoose={(chosen) => useImportText.setState({ template: chosen })}
        />
        <div className={classes.foot}>
          <Reading count={reading.count} notes={reading.notes} />
          <div className={classes.ways}>
            <Button variant="default" size="md" onClick={onClose}>
              {markdownMessages.cancel}
            </Button>
            <Generate text={text} />
            <Button type="submit" size="md" disabled={reading.count === 0} loading={isMaking}>
              {markdownMessages.submit}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}
