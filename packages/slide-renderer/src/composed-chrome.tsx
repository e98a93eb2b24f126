import { cssOf } from '@arrasta/palettes';
import type { ReactNode } from 'react';
import { slideWidth, type Scene } from './context';
import { chromeOfStack } from './photograph/stack-on-photograph';
import type { ChromeColors, Composition } from './layouts/composition';

/** Everybody's own brand line begins and ends that far from what it stands in, in px. */
const margin = 32;

function sceneOn(scene: Scene, { text, block, under }: ChromeColors): Scene {
  const palette = { ...scene.palette, primary: block };
  return { ...scene, palette, text, background: { css: cssOf(under), colors: [under] } };
}

/** What of the brand line is drawn: none of it where the slide signs itself, no handle in a column. */
function brandLineOf({ carousel }: Scene, { hasBrand, chromeColumn }: Composition) {
  if (hasBrand === true) return { ...carousel, hideFooter: true };
  const isNarrow = chromeColumn !== undefined && chromeColumn.width < 260;
  return isNarrow && carousel.brandName !== null ? { ...carousel, brandHandle: null } : carousel;
}

/** From the slide's right edge to that of the column that brand and indicator stand in, in px. */
function rightOf({ chromeColumn: column }: Composition): number {
  return column === undefined ? 0 : slideWidth - column.left - column.width - margin;
}

/** What stands around the elements is drawn in the colours of the tone, or of what lies under it. */
export function chromeSceneOf(scene: Scene, composition: Composition | null): Scene {
  const { tone, palette } = scene;
  if (tone === null || composition === null) {
    const onPhotograph = chromeOfStack(scene);
    return onPhotograph === null ? scene : sceneOn(scene, onPhotograph);
  }
  const toned = {
    ...scene,
    isCover: false,
    // Neither the last slide nor a call, which asks for something else, has a hint to swipe.
    isLast: scene.isLast || scene.slide.layout === 'cta',
    palette: { ...palette, primary: tone.block },
    carousel: brandLineOf(scene, composition),
    rightOfChrome: rightOf(composition),
  };
  return composition.chrome === undefined ? toned : sceneOn(toned, composition.chrome);
}

/** The same for what a theme has at the head. */
export function headSceneOf(chromeScene: Scene, composition: Composition | null): Scene {
  return composition?.head === undefined ? chromeScene : sceneOn(chromeScene, composition.head);
}

interface ChromeColumnProps {
  readonly composition: Composition | null;
  readonly children: ReactNode;
}

/** As wide as what stands around the elements: the slide, or a column of it. */
export function ChromeColumn({ composition, children }: ChromeColumnProps) {
  const column = composition?.chromeColumn;
  if (composition === null || column === undefined) return children;
  const left = column.left - margin;
  const right = rightOf(composition);
  return <div style={{ position: 'absolute', left, right, top: 0, bottom: 0 }}>{children}</div>;
}
