import { limits, type Outline } from '@arrasta/domain';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useDeferredValue, useMemo, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { useImportText, changeText, type ImportMode } from './import-text-store';
import { showToast } from '../../ui/toast/toast-store';
import { describeLeftOut, markdownMessages } from '../../messages/markdown';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import classes from './import-text.module.css';
import { makeCarouselFromText, outlineForCovers, readText } from './make-carousel';
import { PageUrlField } from './page-url';
import { SourceText } from './source-text';
import { TemplateChoice } from '../template-choice/template-choice';

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
function useMaking(text: string) {
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    if (isMaking) return;
    setMaking(true);
    try {
      const { template } = useImportText.getState();
      const prepared = await makeCarouselFromText(text, template);
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
  const template = useImportText((store) => store.template);
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
