import {
  chooseOpenLayouts,
  fillsLayout,
  slideDefaults,
  withCreatedStyles,
  type ComposedLayout,
  type LayoutLooks,
  type OpenSlide,
  type Slide,
  newCarouselFields,
  type CarouselFields,
} from '@arrasta/domain';
import { layOutAsTemplate, type SlideOfTemplate } from '@arrasta/templates';
import { randomBytes } from 'node:crypto';
import type { GenerateDeckInput } from '@arrasta/contract';
import { layoutLooksOf, themeKeys, type ThemeKey } from '@arrasta/palettes';
import type { AiPreferences } from '../../settings/settings.service';
import { definedFields } from '../../carousels/slide-changes';
import { writingStyleOf } from '../prompts/prompt';
import { colorMood, deckPrompt, offeredLayouts } from '../prompts/slide-prompt';
import type { ModelMessage } from '../models';
import type { Offered } from './deck-answer';

/** A slide, and the layout that the model named for it. */
export interface NamedSlide {
  readonly slide: Slide;
  readonly namedLayout: ComposedLayout | null;
}

/** How far a deck is written. */
interface Progress {
  /** Whether there are no more slides to come. */
  readonly isWhole: boolean;
  /** That the model chose; null for none. */
  readonly theme: string | null;
}

/** Gives the slides that are there so far their layouts and tones. */
export type SlideLayouter = (slides: readonly NamedSlide[], progress: Progress) => Slide[];

/** What the layouts of a written deck follow. */
interface DeckLooks extends LayoutLooks {
  readonly primaryColor: string;
}

/** A named layout is taken where the slide fills it. */
function toOpenSlide({ slide, namedLayout }: NamedSlide): OpenSlide {
  if (namedLayout === null || !fillsLayout(slide, namedLayout)) {
    return { slide, isLayoutOpen: true, isToneOpen: true };
  }
  return { slide: { ...slide, layout: namedLayout }, isLayoutOpen: false, isToneOpen: true };
}

/**
 * The slides of a deck that is written in the composition of a template; what the model named counts
 * no more than what it wrote. Source: docs/product/generation.md 32.
 */
function layOutSlidesAsTemplate(
  slides: readonly NamedSlide[],
  template: readonly SlideOfTemplate[],
  { primaryColor, ...looks }: DeckLooks,
  isWhole: boolean,
): Slide[] {
  const styled = slides.map(({ slide }) => withCreatedStyles(slide, primaryColor));
  const [newest] = styled;
  const all = isWhole || newest === undefined ? styled : [...styled, { ...newest, elements: [] }];
  return layOutAsTemplate(all, template, looks).slice(0, slides.length);
}

/** Stands for the slides that are still to come, so that the newest one is not the last. */
const nextSlide: OpenSlide = { slide: slideDefaults, isLayoutOpen: false, isToneOpen: false };

/**
 * The slides of a written deck with layouts and tones, and sizes that are left to them.
 * Source: docs/product/layouts.md 14, 15.
 * @param isWhole whether there are no more slides to come
 */
export function layOutSlides(
  slides: readonly NamedSlide[],
  { primaryColor, ...looks }: DeckLooks,
  isWhole: boolean,
): Slide[] {
  const open = slides.map(toOpenSlide);
  const chosen = chooseOpenLayouts(isWhole ? open : [...open, nextSlide], looks);
  return slides.map(({ slide }, index) => ({
    ...withCreatedStyles(slide, primaryColor),
    ...chosen[index],
  }));
}

/** The template in whose composition a deck is written. */
export interface TemplateComposition {
  readonly fields: Partial<CarouselFields>;
  readonly slides: readonly SlideOfTemplate[];
}

/** What is asked for, with what its template says. */
interface DeckInput {
  readonly input: GenerateDeckInput;
  /** Null where no template is named. */
  readonly composition: TemplateComposition | null;
}

/** A template is its layouts: slides of it have some, whatever else is asked for. */
function hasLayouts({ input: { layouts = false }, composition }: DeckInput): boolean {
  return layouts || composition !== null;
}

/** Whether the model is to choose the theme: a template has its own. */
function choosesTheme({ input, composition }: DeckInput): boolean {
  return composition === null && input.theme === 'auto';
}

type Looks = Pick<CarouselFields, 'primaryColor' | 'secondaryColor' | 'theme'>;
type AskedLooks = { readonly [Field in keyof Looks]?: Looks[Field] | undefined };

/** What of the looks is said. */
function definedLooks({ primaryColor, secondaryColor, theme }: AskedLooks): Partial<Looks> {
  return definedFields({ primaryColor, secondaryColor, theme });
}

/** What a deck is written to look like: the looks of a new carousel where nothing is said. */
export function deckLooksOf(request: DeckInput) {
  const { brand = {}, theme } = request.input;
  const requestedLooks = choosesTheme(request) ? {} : { theme };
  const { primaryColor, secondaryColor, theme: newTheme } = newCarouselFields;
  return {
    ...{ primaryColor, secondaryColor, theme: newTheme },
    ...definedLooks(brand),
    ...definedLooks(requestedLooks),
    ...definedLooks(request.composition?.fields ?? {}),
  };
}

/** The theme in whose way the deck speaks; null where none is known. */
function spokenTheme(request: DeckInput): ThemeKey | 'auto' | null {
  if (choosesTheme(request)) return 'auto';
  const { brand, theme } = request.input;
  const requestedTheme = request.composition?.fields.theme ?? theme ?? brand?.theme;
  return themeKeys.find((key) => key === requestedTheme) ?? null;
}

/** Null where the colours are not the brand's, but a template's. */
function moodOf({ input: { brand }, composition }: DeckInput): string | null {
  const color = composition === null ? brand?.primaryColor : undefined;
  return color === undefined ? null : colorMood(color);
}

/** What the prompt says to the model. */
export function messagesFor(request: DeckInput, preferences: AiPreferences): ModelMessage[] {
  const { prompt, source, brand, includeImages } = request.input;
  return deckPrompt({
    writingStyle: writingStyleOf(preferences, brand ?? {}),
    topic: prompt,
    source: source === undefined || source === '' ? null : source,
    mood: moodOf(request),
    includeImages,
    namesLayouts: hasLayouts(request),
    theme: spokenTheme(request),
    composition: request.composition?.slides.map(({ layout }) => layout) ?? null,
    marker: randomBytes(16).toString('hex'),
  });
}

/** What the model may choose from. */
export function offersFor(request: DeckInput): Offered {
  return {
    layouts: hasLayouts(request) ? offeredLayouts(request.input.includeImages) : [],
    themes: choosesTheme(request) ? themeKeys : [],
  };
}

/** Gives slides the layouts of the template, or those that are named; null where none are asked for. */
export function slideLayouterFor(request: DeckInput): SlideLayouter | null {
  if (!hasLayouts(request)) return null;
  const { primaryColor, ...looks } = deckLooksOf(request);
  const { composition } = request;
  return (slides, { isWhole, theme }) => {
    const deckLooks = { primaryColor, ...layoutLooksOf({ ...looks, theme: theme ?? looks.theme }) };
    return composition === null
      ? layOutSlides(slides, deckLooks, isWhole)
      : layOutSlidesAsTemplate(slides, composition.slides, deckLooks, isWhole);
  };
}
