import { useMemo } from 'react';
import type { Scene } from '../context';
import { Figures } from '../decoration/figures';
import { sheetItems } from './papers';
import { stackSheet } from './collage-place';
import { ribbonItems } from './ribbon';

/** A torn ribbon that runs on from slide to slide. */
export function CollageRibbon({ scene }: { readonly scene: Scene }) {
  const items = useMemo(() => ribbonItems(scene), [scene]);
  return <Figures items={items} />;
}

/** Slides that are not composed have a sheet under all that stands on them. */
export function StackSheet({ scene }: { readonly scene: Scene }) {
  return scene.tone === null ? <Figures items={sheetItems(scene, stackSheet(scene))} /> : null;
}
