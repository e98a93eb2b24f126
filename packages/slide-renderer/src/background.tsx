import { type Colour, composite, cssOf, gradientStops, parseColour } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { DrawnSlide, Ground, Scene, Setting } from './context';
import { useFailedAddress } from './failed-address';

/** The background colour a slide has until the user sets one; it means "the theme's ground". */
const untouchedBackground = 'rgb(255, 255, 255)';

/** The slide's own ground; null while it has the theme's. */
function ownBackground(slide: DrawnSlide): Colour | null {
  const colour = parseColour(slide.backgroundColor);
  if (colour === null || colour.alpha === 0) return null;
  return cssOf(colour) === untouchedBackground ? null : colour;
}

/** A plain colour as ground. */
export function plainGround(colour: Colour): Ground {
  return { css: cssOf(colour), colours: [colour] };
}

/** The carousel's gradient as ground; the given colour where it has none. */
export function gradientGround({ carousel }: Setting, otherwise: Colour): Ground {
  const colours = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
  if (carousel.gradient === null || colours.length === 0) return plainGround(otherwise);
  return { css: carousel.gradient, colours };
}

/** Slide colour over the background picture, at the slide's intensity; null where none is drawn. */
function overlayOf({ slide, palette }: Setting): Colour | null {
  const chosen = slide.overlayColor === null ? null : parseColour(slide.overlayColor);
  if (slide.overlayOpacity === 0 || (chosen === null && slide.backgroundImageUrl === null)) {
    return null;
  }
  const colour = chosen ?? ownBackground(slide) ?? palette.secondary;
  return { ...colour, alpha: (colour.alpha * slide.overlayOpacity) / 100 };
}

const middleGrey: Colour = { red: 128, green: 128, blue: 128, alpha: 1 };

/** A picture whose pixels are not known counts as middle grey, so that it weakens both sides alike. */
const unknownPicture: readonly Colour[] = [middleGrey];

/** What one colour of the ground becomes under the picture's colours and the slide's. */
function seenColours(colour: Colour, setting: Setting, picture: readonly Colour[]): Colour[] {
  const { backgroundImageUrl, backgroundImageOpacity } = setting.slide;
  const alpha = backgroundImageOpacity / 100;
  const shown = backgroundImageUrl === null ? [{ ...middleGrey, alpha: 0 }] : picture;
  const overlay = overlayOf(setting);
  return shown.map((pixel) => {
    const seen = composite({ ...pixel, alpha: pixel.alpha * alpha }, colour);
    return overlay === null ? seen : composite(overlay, seen);
  });
}

/** Ground of the slide alone: its own colour over the theme's. */
function bareGround(setting: Setting): Ground {
  const own = ownBackground(setting.slide);
  const under = setting.theme.ground(setting);
  if (own === null) return under;
  return { css: cssOf(own), colours: under.colours.map((colour) => composite(own, colour)) };
}

/** What the slide is painted on: its own colour or the theme's, with picture and overlay counted in. */
export function groundOf(setting: Setting, picture = unknownPicture): Ground {
  const { css, colours } = bareGround(setting);
  return { css, colours: colours.flatMap((colour) => seenColours(colour, setting, picture)) };
}

interface BackgroundProps {
  readonly scene: Scene;
  readonly onError: (address: string) => void;
}

const filling: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };

function BackgroundPicture({ scene, onError }: BackgroundProps) {
  const [failed, setFailed] = useFailedAddress();
  const { backgroundImageUrl: address, backgroundImageOpacity } = scene.slide;
  if (address === null || address === failed || backgroundImageOpacity === 0) return null;
  const onFailure = () => {
    setFailed(address);
    onError(address);
  };
  return (
    <img
      src={address}
      alt=""
      data-picture="background"
      onError={onFailure}
      style={{ ...filling, objectFit: 'cover', opacity: backgroundImageOpacity / 100 }}
    />
  );
}

/** Ground, picture and slide colour, one over the other, on the theme's paper. */
export function Background({ scene, onError }: BackgroundProps) {
  const { radius, ...area } = scene.theme.paper;
  const overlay = overlayOf(scene);
  const paper: CSSProperties = { position: 'absolute', overflow: 'hidden', borderRadius: radius };
  return (
    <div aria-hidden="true" style={{ ...paper, ...area, background: scene.ground.css }}>
      <BackgroundPicture scene={scene} onError={onError} />
      {overlay !== null && <div style={{ ...filling, background: cssOf(overlay) }} />}
    </div>
  );
}
