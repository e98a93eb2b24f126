import { inflateSync } from 'node:zlib';

/** What a reader finds in a PDF. */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  /** Width and height of each page, in pt. */
  readonly pages: readonly (readonly [number, number])[];
  /** What is written on all pages, in its order, a line each. */
  readonly lines: readonly string[];
  /** What is said of pictures to those who do not see them, in their order. */
  readonly altTexts: readonly string[];
  /** Bytes of all pictures. */
  readonly imageBytes: number;
  /** The pictures, as JPEG. */
  readonly images: readonly Buffer[];
}

function found(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? '';
}

/** Strings of a PDF are Latin-1 with backslashes before what has a meaning, or UTF-16. */
function spelled(written: string): string {
  const text = written
    .replace(/\\(\d{3})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
    .replace(/\\(.)/g, '$1');
  if (!text.startsWith('\u00FE\u00FF')) return text;
  return Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le');
}

function streamsOf(file: string): { head: string; body: Buffer }[] {
  const streams = file.matchAll(
    /<<((?:(?!>>\s*stream)[\s\S])*?)>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g,
  );
  return [...streams].map(([, head = '', body = '']) => ({
    head,
    body: Buffer.from(body, 'latin1'),
  }));
}

function drawingIn({ head, body }: { head: string; body: Buffer }): string {
  const isDrawing = head.includes('/FlateDecode') && !head.includes('/Image');
  return isDrawing ? inflateSync(body).toString('latin1') : '';
}

function linesIn(drawing: string): string[] {
  return [...drawing.matchAll(/\(((?:\\.|[^\\)])*)\)\s*Tj/g)].map(([, text = '']) => spelled(text));
}

function altTextsIn(drawing: string): string[] {
  return [...drawing.matchAll(/\/Alt <feff([0-9a-f]*)>/g)].map(([, digits = '']) =>
    Buffer.from(digits, 'hex').swap16().toString('utf16le'),
  );
}

/** Reads a PDF as the product writes them. */
export function readPdf(content: Buffer): ReadPdf {
  const file = content.toString('latin1');
  const streams = streamsOf(file);
  const drawings = streams.map(drawingIn);
  const images = streams.filter(({ head }) => head.includes('/DCTDecode')).map(({ body }) => body);
  const boxes = file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return {
    title: spelled(found(file, /\/Title \(((?:\\.|[^\\)])*)\)/)),
    language: found(file, /\/Lang \(([^)]*)\)/),
    pages: [...boxes].map(([, width, height]) => [Number(width), Number(height)]),
    lines: drawings.flatMap(linesIn),
    altTexts: drawings.flatMap(altTextsIn),
    imageBytes: images.reduce((sum, { length }) => sum + length, 0),
    images,
  };
}
