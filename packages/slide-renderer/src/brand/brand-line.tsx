import { bestOf, type Colour, cssOf, quietText } from '@arrasta/palettes';
import type { CSSProperties, ReactNode } from 'react';
import type { Scene } from '../context';
import { useFailedUrl } from '../failed-url';
import type { FontSpec } from '../fonts/font-specs';
import { faceOf, faceStyle } from '../text/text-style';
import { type Brand, initialOf } from './brand';

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
  readonly onError: (address: string) => void;
}

const size = 32;
const circle = { width: size, height: size, borderRadius: 999, flex: 'none' } as const;

function Initial({ scene, brand }: Omit<AvatarProps, 'onError'>) {
  const { primary } = scene.palette;
  return (
    <span
      style={{
        ...circle,
        ...faceStyle(faceOf(scene.contentFont, 600)),
        background: cssOf(primary),
        color: cssOf(bestOf(scene.palette, [primary])),
        fontSize: 14,
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
export function Avatar({ scene, brand, onError }: AvatarProps) {
  const [missing, setMissing] = useFailedUrl();
  if (brand.avatar === null || brand.avatar === missing) {
    return <Initial scene={scene} brand={brand} />;
  }
  const address = brand.avatar;
  const onMissing = () => {
    setMissing(address);
    onError(address);
  };
  return (
    <img
      src={address}
      alt=""
      data-picture="avatar"
      onError={onMissing}
      style={{ ...circle, display: 'block', objectFit: 'cover' }}
    />
  );
}

interface BrandWordsProps {
  readonly brand: Brand;
  readonly nameFont: FontSpec;
  readonly handleFont: FontSpec;
  readonly colour: Colour;
  /** What the words stand on. */
  readonly backdropColors: readonly Colour[];
  /** Name over handle, or both on one line. */
  readonly isOneLine?: boolean;
}

const cutWithEllipsis: CSSProperties = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

/** Name and handle of the brand, cut with an ellipsis where they are too long. */
export function BrandWords(props: BrandWordsProps) {
  const { brand, nameFont, handleFont, colour, backdropColors, isOneLine } = props;
  const nameStyle: CSSProperties = {
    ...cutWithEllipsis,
    ...faceStyle(faceOf(nameFont, 600)),
    fontSize: 13,
    lineHeight: '16px',
    color: cssOf(colour),
  };
  const handleStyle: CSSProperties = {
    ...cutWithEllipsis,
    ...faceStyle(faceOf(handleFont, 400)),
    fontSize: 12,
    lineHeight: '16px',
    color: cssOf(quietText(colour, backdropColors)),
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
