import { markdownToOutline } from '@arrasta/markdown';
import { Button, Modal } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../../base/ui/toast/toast-store';
import { markdownWords as words } from '../../../base/wording/markdown';
import { useLayout } from '../layout/use-layout';
import { useFromText } from './from-text-store';
import classes from './from-text.module.css';
import { makeFromText } from './make-from-text';
import { SourceText } from './source-text';

const kinds = ['slides', 'pictures', 'html'] as const;

/** How many slides the text makes, and what of it has no place on one. */
function Reading({ count, notes }: { count: number; notes: readonly string[] }) {
  return (
    <div className={classes.says} role="status">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className={classes.count}>{count === 0 ? words.none : words.count(count)}</p>
    </div>
  );
}

function useReading(text: string) {
  const settled = useDeferredValue(text);
  return useMemo(() => {
    const { outline, leftOut } = markdownToOutline(settled);
    const notes = kinds.flatMap((kind) =>
      leftOut[kind] === 0 ? [] : [words.leftOut[kind](leftOut[kind])],
    );
    return { count: outline.slides.length, notes };
  }, [settled]);
}

/** Criar a partir de um texto: paste or choose it, see how many slides it makes, open them. */
export function FromTextDialog({ onClose }: { onClose: () => void }) {
  const text = useFromText((store) => store.text);
  const layout = useLayout();
  const navigate = useNavigate();
  const reading = useReading(text);
  const create = () => {
    try {
      const prepared = makeFromText(text);
      if (prepared !== null) void navigate('/', { state: prepared });
    } catch (error) {
      console.warn(error);
      showToast('error', words.failed.title, words.failed.description);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title}
      size={640}
      fullScreen={layout === 'narrow'}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <SourceText text={text} onChange={(next) => useFromText.setState({ text: next })} />
        <div className={classes.foot}>
          <Reading {...reading} />
          <div className={classes.ways}>
            <Button variant="default" size="md" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" size="md" disabled={reading.count === 0}>
              {words.submit}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}
