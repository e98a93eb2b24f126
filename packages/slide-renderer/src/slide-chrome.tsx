import type { CarouselFields } from '@arrasta/domain';
import { mostReadableColor, cssOf, quietText, type Color } from '@arrasta/palettes';
import type { CSSProperties, ReactNode } from 'react';
import type { Scene } from './context';
import { useFailedUrl } from './use-failed-url';
import type { FontSpec } from './fonts/font-specs';
import { faceOf, faceStyle, type Face } from './text/text-style';
import { Icon } from './icons/icon';

/** The brand as it is drawn: blank parts are null. */
export interface Brand {
  readonly name: string | null;
  readonly handle: string | null;
  readonly avatar: string | null;
}

function trimOrNull(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** The brand of a carousel; null where none of its parts is set. */
export function brandOf(carousel: CarouselFields): Brand | null {
  const name = trimOrNull(carousel.brandName);
  const handle = trimOrNull(carousel.brandHandle);
  const avatar = carousel.brandAvatarUrl;
  return name === null && handle === null && avatar === null ? null : { name, handle, avatar };
}

/** The letter drawn where there is no avatar picture. */
function initialOf({ name, handle }: Brand): string {
  const words = name ?? handle?.replace(/^@/, '') ?? '';
  const [first] = new Intl.Segmenter('pt-BR').segment(words);
  return first?.segment.toLocaleUpperCase('pt-BR') ?? '';
}

/** Whether the swipe hint shows: never on the last slide. */
export function showsSwipeHint({ carousel, isLast }: Scene): boolean {
  return carousel.pageIndicator === 'swipe_hint' && !isLast;
}

export function showsPageNumber({ carousel }: Scene): boolean {
  return carousel.pageIndicator === 'page_number';
}

/** Whether a theme's numbers, segments and dots show: with every indicator but `none`. */
export function showsProgress({ carousel }: Scene): boolean {
  return carousel.pageIndicator !== 'none';
}

interface BrandLineProps {
  /** Top edge in px; the line is 32 px high. */
  readonly top: number;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** The row of brand and page indicator, between the 32 px margins. */
export function BrandLine({ top, style, children }: BrandLineProps) {
  return (
    <div
      data-brand-line=""
      style={{
        position: 'absolute',
        left: 32,
        right: 32,
        top,
        height: 32,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 16,
        ...style,
      }}
    >
      {children}
    </div>
  );
}

/** Keeps what follows at the right edge even where there is no brand. */
export function BrandSide({ children, gap = 10 }: { children: ReactNode; gap?: number }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap, minWidth: 0 }}>{children}</span>
  );
}

interface AvatarProps {
  readonly scene: Scene;
  readonly brand: Brand;
  readonly onError: (url: string) => void;
  /** In px. */
  readonly size?: number;
  /** Round unless it is said. In px. */
  readonly radius?: number;
}

const usualSize = 32;
const round = 999;

function avatarBox(size: number, radius: number): CSSProperties {
  return { width: size, height: size, borderRadius: radius, flex: 'none' };
}

function Initial(props: Omit<AvatarProps, 'onError'>) {
  const { scene, brand, size = usualSize, radius = round } = props;
  const { primary } = scene.palette;
  return (
    <span
      style={{
        ...avatarBox(size, radius),
        ...faceStyle(faceOf(scene.contentFont, 600)),
        background: cssOf(primary),
        color: cssOf(mostReadableColor(scene.palette, [primary])),
        fontSize: Math.round(size * 0.44),
        lineHeight: `${String(size)}px`,
        textAlign: 'center',
        display: 'block',
      }}
    >
      {initialOf(brand)}
    </span>
  );
}

/** The brand's picture in a circle of 32 px, or its first letter on the primary colour. */
export function Avatar(props: AvatarProps) {
  const { scene, brand, onError, size = usualSize, radius = round } = props;
  const [missing, setMissing] = useFailedUrl();
  if (brand.avatar === null || brand.avatar === missing) {
    return <Initial scene={scene} brand={brand} size={size} radius={radius} />;
  }
  const url = brand.avatar;
  const onMissing = () => {
    setMissing(url);
    onError(url);
  };
  return (
    <img
      src={url}
      alt=""
      data-picture="avatar"
      onError={onMissing}
      style={{ ...avatarBox(size, radius), display: 'block', objectFit: 'cover' }}
    />
  );
}

interface BrandWordsProps {
  readonly brand: Brand;
  readonly nameFont: FontSpec;
  readonly handleFont: FontSpec;
  readonly color: Color;
  /** What the words stand on. */
  readonly backdropColors: readonly Color[];
  /** Name over handle, or both on one line. */
  readonly isOneLine?: boolean;
  /** On one line, whether the handle gives way before the name is cut. */
  readonly isNameKept?: boolean;
  readonly nameWeight?: number;
  /** Larger where they are signed at the end, or stand at the head of a post. */
  readonly size?: keyof typeof wordSizes;
}

/** How most themes set them: both in the content font, in the text's colour on the background. */
export function brandWordsOnBackground({ contentFont, text, background }: Scene) {
  return {
    nameFont: contentFont,
    handleFont: contentFont,
    color: text,
    backdropColors: background.colors,
  };
}

const cutWithEllipsis: CSSProperties = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

const wordSizes = {
  usual: {
    name: { fontSize: 13, lineHeight: '16px' },
    handle: { fontSize: 12, lineHeight: '16px' },
  },
  post: {
    name: { fontSize: 17, lineHeight: '21px' },
    handle: { fontSize: 14, lineHeight: '19px' },
  },
  large: {
    name: { fontSize: 20, lineHeight: '26px' },
    handle: { fontSize: 16, lineHeight: '22px' },
  },
} as const;

/** Name and handle of the brand, cut with an ellipsis where they are too long. */
export function BrandWords(props: BrandWordsProps) {
  const { brand, nameFont, handleFont, color, backdropColors, isOneLine, isNameKept } = props;
  const { nameWeight = 600, size = 'usual' } = props;
  const sizes = wordSizes[size];
  const nameStyle: CSSProperties = {
    ...cutWithEllipsis,
    ...faceStyle(faceOf(nameFont, nameWeight)),
    ...sizes.name,
    color: cssOf(color),
  };
  const handleStyle: CSSProperties = {
    ...cutWithEllipsis,
    ...faceStyle(faceOf(handleFont, 400)),
    ...sizes.handle,
    ...(isNameKept === true && { flexShrink: 1000 }),
    color: cssOf(quietText(color, backdropColors)),
  };
  return (
    <span
      style={{
        display: 'flex',
        minWidth: 0,
        ...(isOneLine === true ? { alignItems: 'baseline', gap: 8 } : { flexDirection: 'column' }),
      }}
    >
      {brand.name !== null && <span style={nameStyle}>{brand.name}</span>}
      {brand.handle !== null && <span style={handleStyle}>{brand.handle}</span>}
    </span>
  );
}

interface PageNumberProps {
  readonly index: number;
  readonly total: number;
  readonly face: Face;
  readonly color: Color;
  /** What the number stands on. */
  readonly backdropColors: readonly Color[];
  readonly style?: CSSProperties;
}

/** `2 / 6`, the current number stronger than the rest. */
export function PageNumber({ index, total, face, color, backdropColors, style }: PageNumberProps) {
  return (
    <span
      data-page-indicator="page_number"
      style={{
        ...faceStyle(face),
        fontSize: 12,
        lineHeight: '16px',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        flex: 'none',
        color: cssOf(quietText(color, backdropColors)),
        ...style,
      }}
    >
      <span style={{ color: cssOf(color) }}>{index + 1}</span>
      {` / ${String(total)}`}
    </span>
  );
}

interface SwipeHintProps {
  readonly face: Face;
  readonly color: Color;
  readonly style?: CSSProperties;
}

/** `Arraste` with a drawn arrow, never a glyph that another font would lend. */
export function SwipeHint({ face, color, style }: SwipeHintProps) {
  return (
    <span
      data-page-indicator="swipe_hint"
      style={{
        ...faceStyle(face),
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        fontSize: 12,
        lineHeight: '16px',
        whiteSpace: 'nowrap',
        flex: 'none',
        color: cssOf(color),
        ...style,
      }}
    >
      Arraste
      <Icon name="arrow-right" size={12} color={cssOf(color)} style={{ strokeWidth: 2.25 }} />
    </span>
  );
}
