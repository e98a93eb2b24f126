import { layOutNewDeck, openUnsaved, limits } from '@arrasta/domain';
import { markdownToDeck, markdownToOutline } from '@arrasta/markdown';
import { layoutLooksOf } from '@arrasta/palettes';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useDeferredValue, useMemo, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { fitDeck } from '../checks/overflow/fit-deck';
import { prepareDeck } from '../persistence/open-deck';
import type { PreparedDeckState } from '../persistence/visit-state';
import { flushedSession } from '../store/editor-store';
import { env } from '../store/env';
import { useImportText, changeText, type ImportMode } from './import-text-store';
import { showToast } from '../../ui/toast/toast-store';
import { markdownMessages } from '../../messages/markdown';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import classes from './import-text.module.css';
import { PageUrlField } from './page-url';
import { SourceText } from './source-text';

/**
 * Makes a new carousel of the text, in the looks of the open one, its texts as small as the slides
 * need where it does not say itself how it looks; answers what opens it.
 */
async function makeCarouselFromText(text: string): Promise<PreparedDeckState | null> {
  const session = flushedSession();
  if (session === null) return null;
  const { deck, isOwn } = markdownToDeck(text, session.state.deck, env);
  const laidOut = isOwn ? deck : layOutNewDeck(deck, layoutLooksOf(deck.carousel));
  const fitted = isOwn ? deck : await fitDeck(laidOut);
  useImportText.setState({ madeId: deck.carousel.id });
  return prepareDeck(openUnsaved(fitted));
}

const kinds = ['slides', 'images', 'html', 'description', 'caption'] as const;

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
          { value: 'address', label: markdownMessages.ways.address },
        ]}
        value={way}
        onChange={(next) => useImportText.setState({ way: next })}
      />
      {isOfPage && <PageUrlField />}
      {(!isOfPage || text !== '') && (
        <SourceText text={text} isOfPage={isOfPage} onChange={changeText} />
      )}
    </>
  );
}

function useReading(text: string) {
  const isPageCut = useImportText(({ page }) => page?.truncated === true);
  const settled = useDeferredValue(text);
  return useMemo(() => {
    const { outline, leftOut } = markdownToOutline(settled);
    const notes = kinds.flatMap((kind) =>
      leftOut[kind] === 0 ? [] : [markdownMessages.leftOut[kind](leftOut[kind])],
    );
    return { count: outline.slides.length, notes: [...lengthNotes(settled, isPageCut), ...notes] };
  }, [settled, isPageCut]);
}

/** The way from the text to its slides; once at a time. */
function useMaking(text: string) {
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    if (isMaking) return;
    setMaking(true);
    try {
      const prepared = await makeCarouselFromText(text);
      if (prepared !== null) void navigate('/', { state: prepared });
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
  const layout = useScreenSize();
  const reading = useReading(text);
  const { isMaking, make } = useMaking(text);
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
        <div className={classes.foot}>
          <Reading {...reading} />
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
