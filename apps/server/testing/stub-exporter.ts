import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MissingImage } from '@arrasta/contract';
import type { BrowserExport, SlideExporter, MadeFile } from '../src/modules/exports/slide-exporter';

/** A file of the disk that no name leads to any more. */
async function namelessFile(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'arrasta-file-'));
  const content = await open(join(folder, 'file'), 'w+');
  await content.write(text, 0);
  await rm(folder, { recursive: true });
  return { content, size: Buffer.byteLength(text) };
}

/** An exporter that makes files of words, when it is let. */
export function stubExporter() {
  const exportJobs: BrowserExport[] = [];
  const signals: AbortSignal[] = [];
  let gate: Promise<unknown> = Promise.resolve();
  let missingImages: readonly MissingImage[] = [];
  let missingFonts: readonly string[] = [];
  let isClosed = false;

  const make = async (exportJob: BrowserExport, signal: AbortSignal): Promise<MadeFile> => {
    exportJobs.push(exportJob);
    signals.push(signal);
    await gate;
    const name = `${exportJob.request.carousel.title}.${exportJob.request.format}`;
    return {
      name,
      missingImages,
      missingFonts,
      ...(await namelessFile('the file')),
    };
  };
  const exporter: SlideExporter = {
    make,
    close: async () => {
      isClosed = true;
    },
  };
  return {
    exporter,
    /** What was asked of it, in its order. */
    exportJobs,
    /** For each of these, the signal that nobody waits any more. */
    signals,
    isClosed: () => isClosed,
    /** Has files lack these pictures and fonts from now on. */
    lack(images: readonly MissingImage[], fonts: readonly string[]) {
      missingImages = images;
      missingFonts = fonts;
    },
    /** Holds files back until they are let go, or failed. */
    holdBack() {
      let letGo = (): void => undefined;
      let fail: (error: Error) => void = () => undefined;
      gate = new Promise<void>((resolve, reject) => {
        letGo = resolve;
        fail = reject;
      });
      gate.catch(() => undefined);
      return { letGo, fail };
    },
  };
}
