import type { Element } from '@arrasta/domain';
import { figureSize } from '../elements/figures';
import { chipBox } from './blocks';
import type { CardLook } from './card-look';
import type { BoxItem, Composition, FigureItem } from './composition';
import type { Compose, SlideComposition } from './draft';
import { hasOwnLook } from './icons';
import { middleOf } from './list-marks';
import { listOf } from './list-parts';
import type { Area } from '../context';

/** The icons of a slide that has one for each of its cards; none of another. */
function iconsOfCards({ scene }: SlideComposition, count: number): readonly Element[] {
  const icons = scene.elements.filter(({ type }) => type === 'icon');
  return count > 1 && icons.length === count ? icons : [];
}

export interface CardIcon {
  readonly under: readonly BoxItem[];
  readonly figure: FigureItem;
}

/** The upper left radius of a box in px, as CSS has them. */
function upperLeftRadius({ radius = 0 }: BoxItem): number {
  return typeof radius === 'number' ? radius : Number.parseFloat(radius) || 0;
}

/** The place of an icon in the upper left corner of a card, further in where that is very round. */
export function clearOfCorner(area: Area, background: BoxItem): Area {
  const radius = upperLeftRadius(background);
  const fromTop = area.top - background.area.top;
  if (fromTop >= radius) return area;
  const across = radius - Math.sqrt(radius ** 2 - (radius - fromTop) ** 2);
  return { ...area, left: Math.max(area.left, background.area.left + across) };
}

/** Of a chip, the part that its icon has. */
const partOfChip = 0.6;
/** An icon needs the contrast of words of this size, in px. */
const sizeForContrast = 24;

/** An icon in the place of a card's mark: on the chip of themes that have one, else alone. */
export function cardIcon(
  { scene, colors }: SlideComposition,
  element: Element,
  look: Pick<CardLook, 'words'>,
  area: Area,
): CardIcon {
  const chip = scene.theme.composition?.chip?.(scene);
  const size = chip === undefined ? area.height : area.height * partOfChip;
  const figure: FigureItem = {
    kind: 'figure',
    element,
    area: middleOf(area, size),
    scale: size / figureSize(element, scene, 1).height,
    ...(!hasOwnLook(element, scene) && {
      color: chip?.sign ?? look.words ?? colors.emphasis(sizeForContrast),
    }),
  };
  return { under: chip === undefined ? [] : [chipBox(chip, area)], figure };
}

/** The icons of cards, none for marks of the theme's own, and whether they stand beside the words. */
export interface CardIcons {
  readonly icons: readonly Element[];
  readonly areBeside: boolean;
}

/**
 * Cards with an icon each, where the slide has as many: over the words, and beside them where these
 * have no room otherwise. Another number of icons is drawn as on other slides.
 */
export function withCardIcons(
  composeWith: (draft: SlideComposition, cardIcons: CardIcons) => Composition,
): Compose {
  return (draft) => {
    const icons = iconsOfCards(draft, listOf(draft)?.items.length ?? 0);
    if (icons.length === 0) return composeWith(draft, { icons, areBeside: false });
    // What stands on the cards does not stand at the head as well.
    const headless = { ...draft, icon: null };
    const over = composeWith(headless, { icons, areBeside: false });
    if (over.overflowing.length === 0) return over;
    return composeWith(headless, { icons, areBeside: true });
  };
}
