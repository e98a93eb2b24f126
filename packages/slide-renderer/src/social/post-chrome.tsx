import {
  composite,
  cssOf,
  primaryAsText,
  textContrast,
  wholeChannels,
  withAlpha,
  type Color,
} from '@arrasta/palettes';
import type { CSSProperties, ReactNode } from 'react';
import { slideWidth, type Area, type Scene, type SlideChromeProps } from '../context';
import { Figures } from '../decoration/figures';
import { iconPaths } from '../icons/icon-paths';
import type { BoxItem, PathItem } from '../layouts/composition';
import {
  Avatar,
  BrandLine,
  brandOf,
  BrandSide,
  BrandWords,
  brandWordsOnBackground,
  showsPageNumber,
  showsSwipeHint,
  SwipeHint,
} from '../slide-chrome';
import { faceOf, faceStyle } from '../text/text-style';
import { fadeUntilReadable } from '../tones';
import {
  actionRow,
  actionRowOf,
  hasActionRow,
  hasHeadRow,
  headRow,
  headRowTop,
  padding,
  stackCard,
} from './post-place';

const repeatPath =
  'M2 9L5 6L8 9M13 18H7A2 2 0 0 1 5 16V6M22 15L19 18L16 15M11 6H17A2 2 0 0 1 19 8V18';

/** To answer, to share, to like, to keep: drawn, and nothing to press. */
const actions = [
  { path: iconPaths['message-circle'].join(' '), isForCall: false },
  { path: repeatPath, isForCall: false },
  { path: iconPaths.heart.join(' '), isForCall: true },
  { path: iconPaths.bookmark.join(' '), isForCall: true },
] as const;

const strengths = { line: 0.14, icon: 0.62, pill: 0.12, pillOnInk: 0.3 } as const;

/** Primary, as far as words in it read on the card. */
function emphasisOf({ tone, text }: Scene, size: number): Color {
  return tone?.emphasis(size) ?? text;
}

function rowLine(scene: Scene, row: Area): BoxItem {
  const fill = cssOf(withAlpha(scene.text, strengths.line));
  return { kind: 'box', area: { ...row, height: 1 }, fill };
}

/** Four icons under a line; on a call the last two are filled. */
function actionItems(scene: Scene, row: Area): (BoxItem | PathItem)[] {
  const size = actionRow.icon;
  const isCall = scene.slide.layout === 'cta';
  const apart = (row.width - size) / (actions.length - 1);
  const icons = actions.map(({ path, isForCall }, index): PathItem => {
    const isFilled = isCall && isForCall;
    const color = cssOf(isFilled ? emphasisOf(scene, 24) : withAlpha(scene.text, strengths.icon));
    return {
      kind: 'path',
      area: {
        left: row.left + index * apart,
        top: row.top + row.height - size,
        width: size,
        height: size,
      },
      field: [24, 24],
      path,
      fill: isFilled ? color : null,
      stroke: { color, width: 1.75 },
    };
  });
  return [rowLine(scene, row), ...icons];
}

/** The hint in the place of the icons, at the right where it points to. */
function HintRow({ scene, row }: { readonly scene: Scene; readonly row: Area }) {
  return (
    <>
      <Figures items={[rowLine(scene, row)]} />
      <div
        style={{
          position: 'absolute',
          left: row.left,
          width: row.width,
          top: row.top + row.height - actionRow.icon,
          height: actionRow.icon,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
        }}
      >
        <SwipeHint
          face={faceOf(scene.contentFont, 600)}
          color={emphasisOf(scene, 15)}
          style={{ fontSize: 15, lineHeight: '20px', gap: 6 }}
        />
      </div>
    </>
  );
}

/** A wash of primary, and words on it: primary, on ink the text's colour. */
function pillColors(scene: Scene): { readonly fill: Color; readonly words: Color } {
  const { background, palette, slide, text } = scene;
  const { primary } = palette;
  const [under = text] = background.colors;
  const isInk = slide.tone === 'ink';
  const strength = isInk ? strengths.pillOnInk : strengths.pill;
  const reading = { backdropColors: [under], limit: textContrast };
  const fill = wholeChannels(composite(fadeUntilReadable(primary, strength, text, reading), under));
  const onFill = { backdropColors: [fill], limit: textContrast };
  return { fill, words: isInk ? text : primaryAsText(primary, text, onFill) };
}

/** A pill at the right of the row with the brand. */
function HeadPill({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) {
  const style: CSSProperties = {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    height: 26,
    padding: '0 12px',
    borderRadius: 13,
    background: cssOf(pillColors(scene).fill),
  };
  return <span style={style}>{children}</span>;
}

/** `2/7`. */
function Place({ scene }: { readonly scene: Scene }) {
  const { index, total, contentFont } = scene;
  return (
    <span
      data-page-indicator="page_number"
      style={{
        ...faceStyle(faceOf(contentFont, 600)),
        fontSize: 12,
        lineHeight: '16px',
        fontVariantNumeric: 'lining-nums tabular-nums',
        whiteSpace: 'nowrap',
        color: cssOf(pillColors(scene).words),
      }}
    >
      {`${String(index + 1)}/${String(total)}`}
    </span>
  );
}

/** Avatar, name over handle, and the pill with the slide's place. */
function HeadRow({ scene, area, onAvatarError }: SlideChromeProps & { readonly area: Area }) {
  const { carousel, contentFont } = scene;
  const brand = brandOf(carousel);
  const left = area.left + padding.side;
  const hasHint = showsSwipeHint(scene) && !hasActionRow(scene);
  return (
    <BrandLine
      top={headRowTop(scene, area)}
      style={{
        left,
        right: slideWidth - area.left - area.width + padding.side,
        height: headRow.height,
      }}
    >
      <BrandSide gap={12}>
        {brand !== null && (
          <>
            <Avatar scene={scene} brand={brand} onError={onAvatarError} size={headRow.height} />
            <BrandWords
              brand={brand}
              size="post"
              nameWeight={700}
              {...brandWordsOnBackground(scene)}
            />
          </>
        )}
      </BrandSide>
      {showsPageNumber(scene) && (
        <HeadPill scene={scene}>
          <Place scene={scene} />
        </HeadPill>
      )}
      {hasHint && (
        <HeadPill scene={scene}>
          <SwipeHint face={faceOf(contentFont, 600)} color={pillColors(scene).words} />
        </HeadPill>
      )}
    </BrandLine>
  );
}

/** What a post has around its words: who wrote it, and what one does with it. */
export function PostChrome(props: SlideChromeProps) {
  const { scene, card } = props;
  const area = card ?? stackCard(scene);
  const row = actionRowOf(area);
  const hasHint = showsSwipeHint(scene) && !scene.carousel.hideFooter;
  return (
    <>
      {hasHeadRow(scene) && <HeadRow {...props} area={area} />}
      {hasActionRow(scene) &&
        (hasHint ? (
          <HintRow scene={scene} row={row} />
        ) : (
          <Figures items={actionItems(scene, row)} />
        ))}
    </>
  );
}
