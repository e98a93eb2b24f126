import type { LayoutLooks } from '../../layout/choose-layouts';
import { chooseDeckLayouts } from '../../layout/lay-out-deck';
import { slideLayouts, slideTones, type SlideLayout } from '../../slide/layout';
import { nextVariant, type LayoutVariant } from '../../layout/suit-layouts';
import type { Command, EditorDraft } from '../command';

/** `centered` is drawn on paper always; `stack` is the same on whatever it stands on. */
function layoutOnTone(layout: SlideLayout): SlideLayout {
  return layout === 'centered' ? 'stack' : layout;
}

function pick(draft: EditorDraft, slideId: string, patch: Partial<LayoutVariant>): boolean {
  const slide = draft.deck.slides.find(({ id }) => id === slideId);
  if (slide === undefined) return false;
  const { tone = slide.tone } = patch;
  const { layout = tone === slide.tone ? slide.layout : layoutOnTone(slide.layout) } = patch;
  if (!slideLayouts.includes(layout) || !slideTones.includes(tone)) return false;
  if (slide.layout === layout && slide.tone === tone) return false;
  Object.assign(slide, { layout, tone, layoutPinned: true });
  return true;
}

/**
 * Gives a slide the layout or tone that its person picked: the rules leave both alone from then on.
 * Declines what it has. Source: docs/product/layouts.md 16.
 */
export function setSlideLayout(slideId: string, patch: Partial<LayoutVariant>): Command {
  return {
    name: 'slide.layout',
    effect: 'slides',
    change: (draft, { now }) => {
      if (!pick(draft, slideId, patch)) return false;
      const slide = draft.deck.slides.find(({ id }) => id === slideId);
      if (slide !== undefined) slide.updatedAt = now();
      return true;
    },
  };
}

/** Gives a slide the layout `stack`, without pinning it. */
export function stackSlide(slideId: string): Command {
  return {
    name: 'slide.layout',
    effect: 'slides',
    change: ({ deck }) => {
      const slide = deck.slides.find(({ id }) => id === slideId);
      if (slide === undefined || slide.layout === 'stack') return false;
      Object.assign(slide, { layout: 'stack', tone: 'paper' });
      return true;
    },
  };
}

/**
 * Gives the slide on the canvas its next variant, or the one before. Source:
 * docs/product/layouts.md 17.
 */
export function varyLayout(looks: LayoutLooks, step: 1 | -1): Command {
  return {
    name: 'slide.layout',
    effect: 'slides',
    change: (draft, env) => {
      const { deck, view } = draft;
      const slide = deck.slides[view.currentIndex];
      const variant = nextVariant(deck.slides, view.currentIndex, looks, step);
      if (slide === undefined || variant === null) return false;
      return setSlideLayout(slide.id, variant).change(draft, env);
    },
  };
}

export interface Redesign {
  /** Whether slides whose layout a person picked keep it. */
  readonly keepsPinned: boolean;
  /** From 0; each has another cover and other tones. */
  readonly proposal: number;
}

/**
 * Gives every slide a layout and tone by its content, in one step of undo; declines where all have
 * them. Source: docs/product/layouts.md 18.
 */
export function redesignDeck(looks: LayoutLooks, { keepsPinned, proposal }: Redesign): Command {
  return {
    name: 'deck.redesign',
    effect: 'slides',
    change: ({ deck }, { now }) => {
      const slides = deck.slides.map((slide) =>
        keepsPinned ? slide : { ...slide, layoutPinned: false },
      );
      const designed = chooseDeckLayouts({ carousel: deck.carousel, slides }, looks, proposal);
      let isChanged = false;
      deck.slides.forEach((slide, index) => {
        const { layout, tone, layoutPinned } = designed.slides[index] ?? slide;
        if (slide.layout === layout && slide.tone === tone) return;
        Object.assign(slide, { layout, tone, layoutPinned, updatedAt: now() });
        isChanged = true;
      });
      return isChanged;
    },
  };
}
