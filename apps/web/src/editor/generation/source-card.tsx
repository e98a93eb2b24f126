import { ActionIcon, Button } from '@mantine/core';
import { FileText, X } from 'lucide-react';
import { generationWords } from '../../messages/generation';
import { editSource, openFromText } from '../import/from-text-store';
import { changeWish, useGenerationStore } from './generation-store';
import classes from './generation.module.css';
import type { WishSource } from './wish-source';

const words = generationWords.source;

/** Leaves the wish as it is, for the window in which its text is. */
function leaveFor(open: () => void): void {
  useGenerationStore.setState({ isOpen: false });
  open();
}

/** The way to a text or a page to write from. */
export function SourceOffer() {
  return (
    <Button
      variant="default"
      className={classes.sourceOffer ?? ''}
      leftSection={<FileText size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => leaveFor(openFromText)}
    >
      {words.offer}
    </Button>
  );
}

/** The text that the carousel is written from. */
export function SourceCard({ source, isFixed }: { source: WishSource; isFixed: boolean }) {
  const { title, text, isCut } = source;
  return (
    <section className={classes.source} aria-label={words.label}>
      <FileText size={18} strokeWidth={1.75} aria-hidden />
      <p className={classes.sourceText}>
        <strong dir="auto">{title}</strong>
        <span>{isCut ? words.cut(text.length) : words.length(text.length)}</span>
      </p>
      {!isFixed && (
        <>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => leaveFor(() => editSource(text))}
          >
            {words.edit}
          </Button>
          <ActionIcon aria-label={words.remove} onClick={() => changeWish({ source: null })}>
            <X size={17} strokeWidth={1.75} aria-hidden />
          </ActionIcon>
        </>
      )}
    </section>
  );
}
