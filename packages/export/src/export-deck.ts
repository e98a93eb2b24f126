import { zipOf, type ArchivedFile } from './zip';
import { renderDeck, type DeckInput } from './render-deck';
import { slideFileName } from './picture-format';
import { withTimeout } from './concurrency';

/** A text that goes into the archive beside the pictures. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

async function* archived(
  input: DeckInput,
  texts: readonly TextFile[],
): AsyncGenerator<ArchivedFile> {
  let number = 0;
  for await (const { blob } of renderDeck(input)) {
    number += 1;
    yield { name: slideFileName(number, input.format), content: blob };
  }
  for (const { name, text } of texts) yield { name, content: new Blob([text]) };
}

/** All slides of a deck as `slide_1.png` ... in one ZIP, with the texts behind them. */
export function exportZip(input: DeckInput, texts: readonly TextFile[] = []): Promise<Blob> {
  return zipOf(archived(input, texts));
}

/**
 * All slides of a deck as one PDF, a page each, with the text of the slides in it, and the alt texts
 * that a person has written: what is made from a slide is its text once more.
 */
export async function exportPdf(input: Omit<DeckInput, 'format'>): Promise<Blob> {
  // Whoever ends the export does not wait for a slow network.
  const { pdfOf } = await withTimeout(import('./pdf/pdf'), null, input.signal);
  const pages = renderDeck({ ...input, format: 'jpeg' });
  const asPages = (async function* () {
    let index = 0;
    for await (const { blob, lines } of pages) {
      yield { picture: blob, lines, altText: input.slides[index]?.altText ?? null };
      index += 1;
    }
  })();
  return pdfOf(asPages, input.carousel.title);
}
