import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { jsPDF } from 'jspdf';
import { printable } from './printable';
import type { TextLine } from './text-lines';

/** A slide as page: its JPEG, and what is written on it. */
export interface Page {
  readonly picture: Blob;
  readonly lines: readonly TextLine[];
}

const paper: [number, number] = [slideWidth, slideHeight];

function newDocument(title: string): jsPDF {
  const pdf = new jsPDF({ unit: 'pt', format: paper, putOnlyUsedFonts: true, compress: true });
  pdf.setDocumentProperties({ title, creator: 'Arrasta' });
  pdf.setLanguage('pt-BR');
  pdf.setFont('helvetica');
  return pdf;
}

/** Lays a line, unseen, over the same words of the picture, as wide as they are there. */
function writeLine(pdf: jsPDF, { text, left, baseline, width, size }: TextLine): void {
  const spelled = printable(text);
  if (spelled === '') return;
  pdf.setFontSize(size);
  const own = pdf.getTextWidth(spelled);
  const horizontalScale = own > 0 ? width / own : 1;
  pdf.text(spelled, left, baseline, { renderingMode: 'invisible', horizontalScale });
}

/**
 * Slides as one PDF, a page of 432x540 pt each: the JPEG as it is, and over it the text, unseen, to
 * be selected, searched and read aloud.
 */
export async function pdfOf(pages: AsyncIterable<Page>, title: string): Promise<Blob> {
  const pdf = newDocument(title);
  let isFirst = true;
  for await (const { picture, lines } of pages) {
    if (!isFirst) pdf.addPage(paper);
    isFirst = false;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    pdf.addImage(bytes, 'JPEG', 0, 0, slideWidth, slideHeight, undefined, 'NONE');
    for (const line of lines) writeLine(pdf, line);
  }
  return pdf.output('blob');
}
