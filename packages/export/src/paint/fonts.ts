import type { DisplayList, FontOfText } from '../display-list';
import type { FontFile } from '../fonts';

/** The first of the families that CSS names. */
function firstOf(families: string): string {
  return (families.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

type Figures = FontOfText['figures'];

/** What a face is asked for so that its figures are drawn so. */
const features: Readonly<Record<Figures, string>> = {
  normal: 'normal',
  'tabular-nums': '"tnum"',
  'lining-nums': '"lnum"',
  'lining-nums tabular-nums': '"lnum", "tnum"',
};

/** A family drawn with those figures. */
const keyOf = (family: string, figures: Figures) =>
  figures === 'normal' ? family : `${family} ${figures}`;

/** Which figures of which families are drawn. */
function figuresIn(items: DisplayList): (readonly [family: string, figures: Figures])[] {
  return items.flatMap((item) => {
    if (item.kind === 'layer') return figuresIn(item.items);
    return item.kind === 'text' ? [[firstOf(item.font.families), item.font.figures] as const] : [];
  });
}

/** A family under the names it is known by here. */
interface KnownFamily {
  readonly files: readonly FontFile[];
  readonly name: string;
  readonly loading: Promise<unknown>;
}

const knownFamilies = new Map<string, KnownFamily>();

async function load(name: string, font: FontFile, features: string): Promise<void> {
  const face = new FontFace(name, await font.file.arrayBuffer(), {
    style: font.style,
    weight: String(font.weight),
    unicodeRange: font.unicodeRange,
    featureSettings: features,
  });
  // The types are those of a page; a worker has its own fonts.
  (self as unknown as { readonly fonts: FontFaceSet }).fonts.add(await face.load());
}

function familyOf(name: string, files: readonly FontFile[], features: string): KnownFamily {
  const loading = Promise.all(files.map((file) => load(name, file, features)));
  return { files, name, loading };
}

/**
 * A family with these files at least. What is drawn in a family once is drawn in the files it had
 * then, even if others come, so that it takes another name with them.
 */
function withFiles(key: string, files: readonly FontFile[], features: string): KnownFamily {
  const before = knownFamilies.get(key);
  const had = before?.files ?? [];
  const others = files.filter((file) => !had.some((one) => one.key === file.key));
  if (before !== undefined && others.length === 0) return before;
  const all = [...had, ...others];
  const family = familyOf(`${key} ${String(all.length)}`, all, features);
  knownFamilies.set(key, family);
  return family;
}

/** The names of families as they are known here. */
export interface PainterFonts {
  /** What is written for the families of a text. */
  readonly familiesOf: (font: FontOfText) => string;
}

/** Makes the fonts of a list known here. */
export async function registerPaintFonts(
  fonts: readonly FontFile[],
  items: DisplayList,
): Promise<PainterFonts> {
  const drawn = figuresIn(items);
  const used = new Map<string, KnownFamily>();
  for (const family of new Set(fonts.map((font) => font.family))) {
    const files = fonts.filter((font) => font.family === family);
    const others = drawn.flatMap(([name, figures]) => (name === family ? [figures] : []));
    for (const figures of new Set<Figures>(['normal', ...others])) {
      const key = keyOf(family, figures);
      used.set(key, withFiles(key, files, features[figures]));
    }
  }
  await Promise.all([...used.values()].map(({ loading }) => loading));
  return {
    familiesOf: ({ families, figures }) => {
      const first = firstOf(families);
      const name = used.get(keyOf(first, figures))?.name;
      return name === undefined ? families : `${JSON.stringify(name)}, ${families}`;
    },
  };
}
