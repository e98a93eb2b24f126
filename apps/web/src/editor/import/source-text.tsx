import { limits } from '@arrasta/domain';
import { Button, FileButton, Textarea } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { editorUndoField as keptText } from '../../ui/controls/control-props';
import { showToast } from '../../ui/toast/toast-store';
import { markdownWords as words } from '../../messages/markdown';
import classes from './import-text.module.css';

/** Why a file cannot be taken for a text. */
type TextRefusal = 'tooLarge' | 'notText' | 'unreadable';
type ReadText = { readonly text: string } | { readonly refusal: TextRefusal };

const little = [0xff, 0xfe];

function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  if (little.every((byte, index) => bytes[index] === byte)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // As older editors of Windows write Portuguese.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text in a file, whatever it was written with. */
export async function readTextFile(file: Blob): Promise<ReadText> {
  if (file.size > limits.deckBody) return { refusal: 'tooLarge' };
  try {
    const text = decoded(new Uint8Array(await file.arrayBuffer()));
    return text.includes('\0') ? { refusal: 'notText' } : { text };
  } catch {
    return { refusal: 'unreadable' };
  }
}

interface SourceTextProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Of a page: it is not to be looked for in a file as well. */
  readonly isOfPage: boolean;
}

async function take(file: File | null | undefined, onChange: (text: string) => void) {
  if (file === null || file === undefined) return;
  const read = await readTextFile(file);
  if ('text' in read) onChange(read.text);
  else showToast('error', words.fileRefused.title, words.fileRefused[read.refusal]);
}

function carriesFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** The way to a text in a file. */
function FileWay({ onChange }: Pick<SourceTextProps, 'onChange'>) {
  return (
    <div className={classes.file}>
      <FileButton
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        onChange={(file) => void take(file, onChange)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<FileUp size={16} strokeWidth={1.75} aria-hidden />}
          >
            {words.file}
          </Button>
        )}
      </FileButton>
      <span className={classes.drop}>{words.drop}</span>
    </div>
  );
}

/** The text that something is made from: typed, pasted, chosen as a file or dropped as one. */
export function SourceText({ text, onChange, isOfPage }: SourceTextProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classes.source}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!carriesFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!carriesFile(event)) return;
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files.item(0), onChange);
      }}
    >
      <Textarea
        data-autofocus={!isOfPage || undefined}
        size="md"
        dir="auto"
        label={words.field}
        description={isOfPage ? undefined : words.hint}
        placeholder={words.placeholder}
        classNames={{ input: classes.text ?? '' }}
        attributes={{ input: { 'data-hinted': !isOfPage || undefined } }}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...keptText}
      />
      {!isOfPage && <FileWay onChange={onChange} />}
    </div>
  );
}
