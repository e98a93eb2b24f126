import { jsPDF } from 'jspdf';
import type { TextLine } from './text-lines';

export { textLinesOn } from './text-lines';

/** A slide as page: its JPEG, and what is written on it. */
export interface Page {
  readonly image: Blob;
  readonly lines: readonly TextLine[];
  /** What is said of the picture to those who do not see it, beyond what is written on it. */
  readonly altText: string | null;
}

/** What all pages are of, and called. */
interface DocumentFacts {
  readonly title: string;
  /** In pt. */
  readonly width: number;
  readonly height: number;
}

function newDocument({ title, width, height }: DocumentFacts): jsPDF {
  const format = [width, height];
  const pdf = new jsPDF({ unit: 'pt', format, putOnlyUsedFonts: true, compress: true });
  pdf.setDocumentProperties({ title, creator: 'Arrasta' });
  pdf.setLanguage('pt-BR');
  pdf.setFont('helvetica');
  return pdf;
}

/** What jsPDF writes a page with; its types leave it out. */
interface PageWriter {
  readonly write: (line: string) => void;
}

/** A string of a PDF in hexadecimal digits, which can hold any character. */
function asHexadecimal(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}

/** Draws the picture, marked as what the alt text replaces (PDF 32000-1, 14.9.3). */
function drawImage(
  pdf: jsPDF,
  bytes: Uint8Array,
  altText: string | null,
  { width, height }: DocumentFacts,
): void {
  const page = pdf.internal as unknown as PageWriter;
  if (altText !== null) page.write(`/Span <</Alt ${asHexadecimal(altText)}>> BDC`);
  pdf.addImage(bytes, 'JPEG', 0, 0, width, height, undefined, 'NONE');
  if (altText !== null) page.write('EMC');
}

/** Lays a line, unseen, over the same words of the picture, as wide as they are there. */
function writeLine(pdf: jsPDF, { text, left, baseline, width, size }: TextLine): void {
  pdf.setFontSize(size);
  const own = pdf.getTextWidth(text);
  const horizontalScale = own > 0 ? width / own : 1;
  pdf.text(text, left, baseline, { renderingMode: 'invisible', horizontalScale });
}

/**
 * Slides as one PDF, a page of the slide's size each: the JPEG as it is, and over it the text,
 * unseen, to be selected, searched and read aloud.
 */
export async function pdfOf(pages: AsyncIterable<Page>, facts: DocumentFacts): Promise<Blob> {
  const pdf = newDocument(facts);
  let isFirst = true;
  for await (const { image, lines, altText } of pages) {
    if (!isFirst) pdf.addPage([facts.width, facts.height]);
    isFirst = false;
    drawImage(pdf, new Uint8Array(await image.arrayBuffer()), altText, facts);
    for (const line of lines) writeLine(pdf, line);
  }
  return pdf.output('blob');
}
