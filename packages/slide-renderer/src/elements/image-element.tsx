import { type Element, type ElementStyle, imageUrlOf, stockImageUrl } from '@arrasta/domain';
import { type Color, cssOf, withAlpha } from '@arrasta/palettes';
import { type CSSProperties, useState } from 'react';
import type { Scene } from '../context';
import { useFailedUrl } from '../use-failed-url';
import { Icon } from '../icons/icon';
import { faceOf, faceStyle } from '../text/text-style';
import { elementBackgroundOf, ownBox, type ElementProps } from './box-style';

/** Words in the place of a picture that cannot be had. Source: docs/product/elements.md 15. */
const missingMessage = 'Imagem indisponível';

function Missing({ color }: { readonly color: Color }) {
  // Legible on a slide beside the current one as well, which is faded.
  const faint = cssOf(withAlpha(color, 0.82));
  return (
    <div
      data-missing-picture=""
      style={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 8,
        background: cssOf(withAlpha(color, 0.06)),
        color: faint,
        fontSize: 14,
        lineHeight: '20px',
      }}
    >
      <Icon name="image-off" size={24} color={faint} />
      {missingMessage}
    </div>
  );
}

interface ImageProps {
  /** Null where the element holds no address that may be loaded. */
  readonly url: string | null;
  readonly style: CSSProperties;
  /** Colour of the loading background and of the words of a missing picture. */
  readonly color: Color;
  readonly onError: (url: string) => void;
}

/** A picture filling its box: a tinted background while it loads, words where it is missing; nothing where it is unseen. */
function Image({ url, style, color, onError }: ImageProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useFailedUrl();
  if (url === null || failed === url) {
    return style.opacity === 0 ? null : <Missing color={color} />;
  }
  const onFailure = () => {
    setFailed(url);
    onError(url);
  };
  const background = loaded === url ? 'none' : cssOf(withAlpha(color, 0.06));
  return (
    <img
      src={url}
      alt=""
      data-picture="element"
      onLoad={() => {
        setLoaded(url);
      }}
      onError={onFailure}
      style={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        background,
        ...style,
      }}
    />
  );
}

/** Steps of 4 px; null while the picture has its natural 16:9. */
export function imageHeight({ imageHeight: step }: ElementStyle): number | null {
  return step === undefined ? null : Number(step.slice(2)) * 4;
}

function boxOf(style: ElementStyle, { theme }: Scene, text: Color): CSSProperties {
  const fill = elementBackgroundOf(style);
  return {
    position: 'relative',
    overflow: 'hidden',
    flex: '1 1 auto',
    minHeight: 0,
    borderRadius: theme.image.radius,
    background: fill === null ? 'none' : cssOf(fill),
    ...ownBox(style, text),
  };
}

/**
 * What of a picture is seen in its box: the point that stays in view, and how much larger it is than
 * the box. Nothing where the element says nothing of it.
 */
function cropStyle({ focalX = 50, focalY = 50, zoom = 100 }: ElementStyle): CSSProperties {
  if (focalX === 50 && focalY === 50 && zoom === 100) return {};
  const beyond = zoom - 100;
  const percent = (part: number) => `${String(part)}%`;
  return {
    objectPosition: `${percent(focalX)} ${percent(focalY)}`,
    ...(zoom !== 100 && {
      left: percent((-beyond * focalX) / 100),
      top: percent((-beyond * focalY) / 100),
      right: 'auto',
      bottom: 'auto',
      width: percent(zoom),
      height: percent(zoom),
    }),
  };
}

/** The address of an element's picture: the placeholder's where it has none, null where it may not be loaded. */
function urlOf({ content }: Element): string | null {
  return content.trim() === '' ? stockImageUrl : imageUrlOf(content);
}

/** The picture of an element, as its style crops and fades it, filling the box it is in. */
export function ElementImage({ element, scene, onImageError }: ElementProps) {
  const { id, style } = element;
  return (
    <Image
      url={urlOf(element)}
      color={scene.text}
      style={{
        objectFit: style.imageObjectFit ?? 'cover',
        opacity: (style.imageOpacity ?? 100) / 100,
        ...cropStyle(style),
      }}
      onError={(failed) => {
        onImageError(id, failed);
      }}
    />
  );
}

/** A picture: 16:9 with rounded corners, unless the element says otherwise. */
export function ImageElement({ element, scene, onImageError }: ElementProps) {
  const { style } = element;
  return (
    <div
      style={{
        ...faceStyle(faceOf(scene.contentFont, 400)),
        ...boxOf(style, scene, scene.text),
        ...scene.theme.image.mount(scene),
      }}
    >
      <ElementImage element={element} scene={scene} onImageError={onImageError} />
    </div>
  );
}
