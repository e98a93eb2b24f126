import { limits } from '@arrasta/domain';
import { Button, FileButton, Textarea } from '@mantine/core';
import { FileUp } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { showToast } from '../../ui/toast/toast-store';
import { markdownMessages } from '../../messages/markdown';
import classes from './import-text.module.css';

/** Why a file cannot be taken for a text. */
type TextFileProblem = 'tooLarge' | 'notText' | 'unreadable';
type ReadText = { readonly text: string } | { readonly refusal: TextFileProblem };

const utf16LeByteOrderMark = [0xff, 0xfe];

function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  if (utf16LeByteOrderMark.every((byte, index) => bytes[index] === byte)) {
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
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text.includes('\0') ? { refusal: 'notText' } : { text };
  } catch {
    return { refusal: 'unreadable' };
  }
}

interface SourceTextFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Of a page: it is not to be looked for in a file as well. */
  readonly isOfPage: boolean;
}

async function readDroppedFile(file: File | null | undefined, onChange: (text: string) => void) {
  if (file === null || file === undefined) return;
  const fileText = await readTextFile(file);
  if ('text' in fileText) onChange(fileText.text);
  else
    showToast(
      'error',
      markdownMessages.fileRefused.title,
      markdownMessages.fileRefused[fileText.refusal],
    );
}

function hasFile({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** The way to a text in a file. */
function FileSource({ onChange }: Pick<SourceTextFieldProps, 'onChange'>) {
  return (
    <div className={classes.file}>
      <FileButton
        accept=".md,.markdown,.txt,text/markdown,text/plain"
        onChange={(file) => void readDroppedFile(file, onChange)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<FileUp size={16} strokeWidth={1.75} aria-hidden />}
          >
            {markdownMessages.file}
          </Button>
        )}
      </FileButton>
      <span className={classes.drop}>{markdownMessages.drop}</span>
    </div>
  );
}

/** The text that something is made from: typed, pasted, chosen as a file or dropped as one. */
export function SourceTextField({ text, onChange, isOfPage }: SourceTextFieldProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={classes.source}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(false);
        void readDroppedFile(event.dataTransfer.files.item(0), onChange);
      }}
    >
      <Textarea
        data-autofocus={!isOfPage || undefined}
        size="md"
        dir="auto"
        label={markdownMessages.field}
        description={isOfPage ? undefined : markdownMessages.hint}
        placeholder={markdownMessages.placeholder}
        classNames={{ input: classes.text ?? '' }}
        attributes={{ input: { 'data-hinted': !isOfPage || undefined } }}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {!isOfPage && <FileSource onChange={onChange} />}
    </div>
  );
}
