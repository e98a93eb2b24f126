import { placeInDeck } from '@arrasta/domain';
import {
  exportPage,
  isOfOneSlide,
  type ExportPageRequest,
  type ExportReport,
} from '@arrasta/contract';
import {
  exportPdf,
  exportZip,
  renderSlide,
  slideFileName,
  type DeckInput,
  type MissingImage,
} from '@arrasta/export';
import { companionTexts, downloadFile, exportFileName } from '../features/export/exported-files';
import '../loading/without-eval';

interface Rendered extends ExportReport {
  readonly file: Blob;
}

async function renderSlideFile(
  { carousel, slides, index }: ExportPageRequest,
  format: 'png' | 'jpeg',
): Promise<Rendered> {
  const slide = slides[index];
  if (slide === undefined) throw new Error(`No slide ${String(index)}`);
  const place = placeInDeck(slides, index);
  const renderedSlide = await renderSlide({ carousel, slide, ...place, format });
  const { blob: file, missingImages, missingFonts } = renderedSlide;
  return {
    file,
    name: slideFileName(index + 1, format, carousel.format),
    missingImages,
    missingFonts,
  };
}

async function renderDeckFile(request: ExportPageRequest, kind: 'zip' | 'pdf'): Promise<Rendered> {
  const { carousel, slides } = request;
  const missingImages: MissingImage[] = [];
  const fonts = new Set<string>();
  const onSlide: DeckInput['onSlide'] = (_done, missing, missingFonts) => {
    missingImages.push(...missing);
    for (const font of missingFonts) fonts.add(font);
  };
  const input = { carousel, slides, format: 'png', onSlide } as const;
  const zip = () =>
    exportZip(
      input,
      companionTexts(request, (number) => slideFileName(number, 'png', carousel.format)),
    );
  const file = await (kind === 'zip' ? zip() : exportPdf(input));
  const name = exportFileName(carousel.title, kind, carousel.format);
  return { file, name, missingImages, missingFonts: [...fonts] };
}

/**
 * Makes the file of a request, the same as the editor's export would, and hands it to the browser's
 * download, where the server picks it up. Rejects as `renderSlide` does.
 */
async function renderRequest(request: ExportPageRequest): Promise<ExportReport> {
  const { format } = request;
  const rendered = isOfOneSlide(format)
    ? renderSlideFile(request, format)
    : renderDeckFile(request, format);
  const { file, ...report } = await rendered;
  downloadFile(file, report.name);
  return report;
}

// The server calls it from outside, once; nothing else on this page does anything.
Object.assign(globalThis, { [exportPage.function]: renderRequest });
