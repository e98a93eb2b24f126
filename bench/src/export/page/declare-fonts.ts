import { filesFor, fontUrl, type FontFaceFile, type StyledText } from '@arrasta/slide-renderer';

/** One character of each file of a font. */
const text = 'ał';

function writingsIn(family: string): StyledText[] {
  return [400, 500, 600, 700].flatMap((weight) =>
    (['normal', 'italic'] as const).map((style) => ({ family, weight, style, text })),
  );
}

async function ruleOf(face: FontFaceFile): Promise<string> {
  const { family, weight, style, unicodeRange } = face;
  const address = await fontUrl(face);
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};unicode-range:${unicodeRange};src:url(${address}) format("woff2")}`;
}

/**
 * Declares fonts in a style sheet, where libraries that embed fonts look for them; the product
 * itself registers them by script.
 */
export async function declareFonts(families: readonly string[]): Promise<void> {
  const faces = filesFor(families.flatMap(writingsIn));
  const sheet = document.createElement('style');
  sheet.textContent = (await Promise.all(faces.map(ruleOf))).join('\n');
  document.head.append(sheet);
}
