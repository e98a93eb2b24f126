import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { useElementSize } from '@mantine/hooks';
import { useSideways, type Layout } from '../../ui/viewport/use-layout';
import { useSession } from '../store/editor-store';

/** The smallest scale the slide is brought to by a low window (docs/product/editor.md 13). */
const smallestFit: Readonly<Record<Layout, number>> = { wide: 0.6, medium: 0.6, narrow: 0.45 };
/** Room kept free above and below the slide for its shadow and the navigation, in px. */
const verticalRoom: Readonly<Record<Layout, number>> = { wide: 128, medium: 104, narrow: 124 };
/** Room kept free at both sides together: on a phone a strip of each neighbour shows. In px. */
const horizontalRoom: Readonly<Record<Layout, number>> = { wide: 96, medium: 96, narrow: 56 };

/** The same of a phone held sideways, where nothing stands below the slide: all of it is in view. */
const sideways = { smallestFit: 0.3, verticalRoom: 24 };

function fitting(
  size: { width: number; height: number },
  layout: Layout,
  isSideways: boolean,
): number {
  if (size.width === 0) return 1;
  const room = isSideways ? sideways.verticalRoom : verticalRoom[layout];
  const byHeight = (size.height - room) / slideHeight;
  const byWidth = (size.width - horizontalRoom[layout]) / slideWidth;
  const smallest = isSideways ? sideways.smallestFit : smallestFit[layout];
  return Math.max(smallest, Math.min(1, byHeight, byWidth));
}

/**
 * A ref for the stage, its width in px, and the scale at which its slide is drawn: what fits, times
 * the zoom.
 */
export function useStageScale(layout: Layout) {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const zoom = useSession(({ state }) => state.view.zoom);
  const fit = fitting({ width, height }, layout, useSideways());
  return { ref, width, scale: (fit * zoom) / 100 };
}
