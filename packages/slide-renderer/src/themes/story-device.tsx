import type { SlideLayout } from '@arrasta/domain';
import { cssOf, withAlpha } from '@arrasta/palettes';
import type { CSSProperties } from 'react';
import type { Scene } from '../context';

/** Layouts whose picture reaches the edges of the slide. */
const bleedingLayouts: ReadonlySet<SlideLayout> = new Set<SlideLayout>([
  ...(['cover-photo', 'cover-split', 'cover-frame'] as const),
  ...(['photo-top', 'photo-side', 'photo-full', 'gallery'] as const),
]);

function hasBleedingImage({ slide, elements, photograph }: Scene): boolean {
  if (slide.backgroundImageUrl !== null || photograph !== null) return true;
  return bleedingLayouts.has(slide.layout) && elements.some(({ type }) => type === 'image');
}

/** Whether the foot of the slide, which a story's own controls cover, is left to the theme. */
function hasDevice(scene: Scene): boolean {
  return scene.carousel.format === '9:16' && !hasBleedingImage(scene);
}

/** In px: cut by the right edge and the foot, under everything that is read. */
const place = { left: 176, top: 648, size: 340 } as const;

function circleStyle(radius: number): CSSProperties {
  const size = 2 * radius;
  const inset = place.size / 2 - radius;
  return {
    position: 'absolute',
    left: place.left + inset,
    top: place.top + inset,
    width: size,
    height: size,
    borderRadius: radius,
  };
}

/** A quiet disc at the foot of a story. Source: docs/product/formats.md 3. */
export function StoryDisc({ scene }: { readonly scene: Scene }) {
  if (!hasDevice(scene)) return null;
  const background = cssOf(withAlpha(scene.palette.primary, 0.14));
  return <div aria-hidden="true" style={{ ...circleStyle(place.size / 2), background }} />;
}

/** Radii in px. */
const rings = [166, 126, 85, 44] as const;

/** Four hairline rings at the foot of a story, one in the other. */
export function StoryRings({ scene }: { readonly scene: Scene }) {
  if (!hasDevice(scene)) return null;
  const border = `1px solid ${cssOf(withAlpha(scene.palette.primary, 0.4))}`;
  return rings.map((radius) => (
    <div key={radius} aria-hidden="true" style={{ ...circleStyle(radius), border }} />
  ));
}
