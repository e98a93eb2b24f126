import { limits } from '@arrasta/domain';

/** Why a file cannot be taken for a text. */
export type TextRefusal = 'tooLarge' | 'notText' | 'unreadable';
export type ReadText = { readonly text: string } | { readonly refusal: TextRefusal };

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
