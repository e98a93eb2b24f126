import { cssOf, quietText } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene, SlideChromeProps } from '../context';
import { fontHeights, textMeasure } from '../line-break/measure-text';
import { fontOf } from '../line-break/text-lines';
import { titleTracking } from '../layouts/title-metrics';
import { brandOf, Avatar } from '../slide-chrome';
import { faceOf, faceStyle } from '../text/text-style';
import {
  heavy,
  margins,
  mastheadName,
  mastheadOf,
  thin,
  hasMasthead,
  heavyRuleTop,
  rowHeight,
  rowTops,
} from './press-place';
import { cutWords, PressIndicator, PressRule, rowWords } from './press-row';

/** Until the font is there: letters of an average width, as a part of the size. */
const averageLetter = 0.52;

function nameStyle({ titleFont, theme, text }: Scene, size: number): CSSProperties {
  const weight = theme.composition?.weights(titleFont).title ?? titleFont.titleWeight;
  return {
    ...faceStyle(faceOf(titleFont, weight)),
    fontSize: size,
    letterSpacing: `${String(titleTracking(titleFont, size))}em`,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums',
    color: cssOf(text),
  };
}

/** The largest size at which a name stands on one line. */
function mastheadSizeOf(scene: Scene, name: string): number {
  const { smallest, largest } = mastheadOf(scene).name;
  for (let size: number = largest; size > smallest; size -= 1) {
    const measured = textMeasure(fontOf(nameStyle(scene, size)), size)?.width(name);
    if ((measured ?? name.length * size * averageLetter) <= margins.width) return size;
  }
  return smallest;
}

/** Letters that reach under their line. */
const descending = /[gjpqyçQÇ,;]/u;
const partOfDescent = 0.26;

/** The name of the paper, its capitals in the middle of their room where none reaches lower. */
function Name({ scene, name }: { readonly scene: Scene; readonly name: string }) {
  const size = mastheadSizeOf(scene, name);
  const css = nameStyle(scene, size);
  const { capital, ascent, descent } = fontHeights(fontOf(css));
  const { top, height } = mastheadOf(scene).name;
  const letters = capital + (descending.test(name) ? partOfDescent : 0);
  const over = (height - letters * size) / 2 + (capital - ascent) * size;
  const line = (ascent + descent) * size;
  return (
    <div
      style={{
        ...css,
        ...cutWords,
        position: 'absolute',
        left: margins.left,
        width: margins.width,
        top: top + over,
        height: line,
        lineHeight: `${String(line)}px`,
        textAlign: 'center',
      }}
    >
      {name}
    </div>
  );
}

function lineOf(scene: Scene, top: number): CSSProperties {
  return {
    position: 'absolute',
    left: margins.left,
    width: margins.width,
    top,
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    ...rowWords,
    ...faceStyle(faceOf(scene.contentFont, 500)),
    color: cssOf(scene.text),
  };
}

/** Month and handle, the name of the brand as that of a paper, and the page among rules. */
function Masthead({ scene }: { readonly scene: Scene }) {
  const { carousel } = scene;
  const name = mastheadName(scene);
  const brand = brandOf(carousel);
  const handle = brand?.name === null ? null : brand?.handle;
  if (name === null) return null;
  const masthead = mastheadOf(scene);
  return (
    <>
      <div data-brand-line="">
        <div style={lineOf(scene, masthead.dateTop)}>
          <span>{creationMonth(carousel.createdAt)}</span>
          <span style={cutWords}>{handle}</span>
        </div>
        <Name scene={scene} name={name} />
      </div>
      <PressRule scene={scene} top={masthead.dateRule} height={thin} />
      <PressRule scene={scene} top={masthead.heavyRule} height={heavy} />
      <PressRule scene={scene} top={masthead.thinRule} height={thin} />
      <div style={{ ...lineOf(scene, masthead.placeTop), justifyContent: 'flex-end' }}>
        <PressIndicator scene={scene} isLong />
      </div>
      <PressRule scene={scene} top={masthead.placeRule} height={thin} />
    </>
  );
}

const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

/** Hours by which Brasília is behind UTC: the same month in every browser and on the server. */
const hoursBehind = 3;
const millisecondsOfHour = 3_600_000;

/** `Novembro de 2026`; null where there is no date. */
export function creationMonth(createdAt: string | undefined): string | null {
  const time = createdAt === undefined ? Number.NaN : Date.parse(createdAt);
  if (Number.isNaN(time)) return null;
  const day = new Date(time - hoursBehind * millisecondsOfHour);
  return `${months[day.getUTCMonth()] ?? ''} de ${String(day.getUTCFullYear())}`;
}

/** Of the name in a row, in px. */
const rowNameSize = 14;
/** What the handle has at most in the middle of a row. */
const handleWidth = 150;

/** Names of more letters leave the handle what they do not take; it stands in the middle else. */
const maxNameLength = 13;

/** What a row has beside name and handle, in px; less than `least` of a handle says nothing. */
const row = { place: 62, gaps: 20, min: 72 } as const;

interface HandleStyles {
  readonly name: CSSProperties;
  readonly handle: CSSProperties;
}

/** Whether a handle has room beside a long name; true where letters cannot be measured. */
function hasSpaceForHandle(name: string, handle: string, styles: HandleStyles): boolean {
  const widthOf = (words: string, css: CSSProperties) =>
    textMeasure(fontOf(css), Number(css.fontSize))?.drawnWidth(words);
  const nameWidth = widthOf(name, styles.name);
  const own = widthOf(handle, styles.handle);
  if (nameWidth === undefined || own === undefined) return true;
  return margins.width - row.place - row.gaps - nameWidth >= Math.min(own, row.min);
}

/** The parts of a row: their widths, and what each gives up where a name is long. */
function partsOf(
  name: string | null,
): Readonly<Record<'name' | 'handle' | 'place', CSSProperties>> {
  const place: CSSProperties = { ...side, justifyContent: 'flex-end' };
  if ((name?.length ?? 0) <= maxNameLength) return { name: side, handle: { flex: 'none' }, place };
  return {
    name: { ...side, flex: '0 1 auto' },
    handle: { flex: '0 1000 auto', minWidth: 0 },
    place: { ...place, flex: '1 0 auto' },
  };
}

const side: CSSProperties = { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 8 };

/** Name, handle and place on one line; on a call the picture of the brand stands before its name. */
function Row({ scene, onAvatarError }: SlideChromeProps) {
  const { carousel, titleFont, contentFont, text, background, slide } = scene;
  const brand = brandOf(carousel);
  const { name: words = null, handle: handleWords = null } = brand ?? {};
  const parts = partsOf(words);
  const place: CSSProperties = {
    position: 'absolute',
    ...margins,
    top: rowTops(scene).row,
    height: rowHeight,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
  };
  const name: CSSProperties = {
    ...rowWords,
    ...cutWords,
    ...faceStyle(faceOf(titleFont, 600, true)),
    fontSize: rowNameSize,
    paddingRight: 2,
    color: cssOf(text),
  };
  const handle: CSSProperties = {
    ...rowWords,
    ...cutWords,
    ...faceStyle(faceOf(contentFont, 400)),
    maxWidth: handleWidth,
    ...parts.handle,
    color: cssOf(quietText(text, background.colors)),
  };
  const showsHandle =
    handleWords !== null &&
    (words === null ||
      words.length <= maxNameLength ||
      hasSpaceForHandle(words, handleWords, { name, handle }));
  const isSigned = slide.layout === 'cta' && brand !== null && brand.avatar !== null;
  return (
    <div data-brand-line="" style={place}>
      <span style={parts.name}>
        {isSigned && (
          <Avatar scene={scene} brand={brand} onError={onAvatarError} size={rowHeight} />
        )}
        {words !== null && <span style={name}>{words}</span>}
      </span>
      {showsHandle && <span style={handle}>{handleWords}</span>}
      <span style={parts.place}>
        <PressIndicator scene={scene} />
      </span>
    </div>
  );
}

/** A masthead on covers; elsewhere a running head, or the same row at the foot. */
export function PressChrome(props: SlideChromeProps) {
  const { scene } = props;
  if (hasMasthead(scene)) return <Masthead scene={scene} />;
  return (
    <>
      <PressRule scene={scene} top={heavyRuleTop(scene)} height={heavy} />
      {!scene.carousel.hideFooter && (
        <>
          <Row {...props} />
          <PressRule scene={scene} top={rowTops(scene).rule} height={thin} />
        </>
      )}
    </>
  );
}
