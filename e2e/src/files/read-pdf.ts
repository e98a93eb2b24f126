import { inflateSync } from 'node:zlib';

/** What a reader finds in a PDF. */
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  /** Width and height of each page, in pt. */
  readonly pages: readonly (readonly [number, number])[];
  /** What is written on all pages, in its order, a line each. */
  readonly lines: readonly string[];
  /** Bytes of all pictures. */
  readonly pictureBytes: number;
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

function linesIn({ head, body }: { head: string; body: Buffer }): string[] {
  if (!head.includes('/FlateDecode') || head.includes('/Image')) return [];
  const drawing = inflateSync(body).toString('latin1');
  return [...drawing.matchAll(/\(((?:\\.|[^\\)])*)\)\s*Tj/g)].map(([, text = '']) => spelled(text));
}

/** Reads a PDF as the product writes them. */
export function readPdf(content: Buffer): ReadPdf {
  const file = content.toString('latin1');
  const streams = streamsOf(file);
  const boxes = file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return {
    title: spelled(found(file, /\/Title \(((?:\\.|[^\\)])*)\)/)),
    language: found(file, /\/Lang \(([^)]*)\)/),
    pages: [...boxes].map(([, width, height]) => [Number(width), Number(height)]),
    lines: streams.flatMap(linesIn),
    pictureBytes: streams
      .filter(({ head }) => head.includes('/DCTDecode'))
      .reduce((sum, { body }) => sum + body.length, 0),
  };
}
