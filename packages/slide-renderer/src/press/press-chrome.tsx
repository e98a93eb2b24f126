import { cssOf, quietText } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { SlideChromeProps } from '../context';
import { textMeasure } from '../line-break/measure-text';
import { fontOf } from '../line-break/text-lines';
import { Avatar, brandOf } from '../slide-chrome';
import { faceOf, faceStyle } from '../text/text-style';
import { Masthead } from './press-masthead';
import { hasMasthead, heavy, heavyRuleTop, margins, rowHeight, rowTops, thin } from './press-place';
import { cutWords, PressIndicator, PressRule, rowWords } from './press-row';

/** Of the name in a row, in px. */
const nameSize = 14;
/** What the handle has at most in the middle of a row. */
const handleWidth = 150;

/** Names of more letters leave the handle what they do not take; it stands in the middle else. */
const longestName = 13;

/** What a row has beside name and handle, in px; less than `least` of a handle says nothing. */
const row = { place: 62, gaps: 20, least: 72 } as const;

interface HandleStyles {
  readonly name: CSSProperties;
  readonly handle: CSSProperties;
}

/** Whether a handle has room beside a long name; true where letters cannot be measured. */
function hasRoomForHandle(name: string, handle: string, styles: HandleStyles): boolean {
  const widthOf = (words: string, css: CSSProperties) =>
    textMeasure(fontOf(css), Number(css.fontSize))?.drawnWidth(words);
  const nameWidth = widthOf(name, styles.name);
  const own = widthOf(handle, styles.handle);
  if (nameWidth === undefined || own === undefined) return true;
  return margins.width - row.place - row.gaps - nameWidth >= Math.min(own, row.least);
}

/** The parts of a row: their widths, and what each gives up where a name is long. */
function partsOf(
  name: string | null,
): Readonly<Record<'name' | 'handle' | 'place', CSSProperties>> {
  const place: CSSProperties = { ...side, justifyContent: 'flex-end' };
  if ((name?.length ?? 0) <= longestName) return { name: side, handle: { flex: 'none' }, place };
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
    fontSize: nameSize,
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
      words.length <= longestName ||
      hasRoomForHandle(words, handleWords, { name, handle }));
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
