import { randomBytes } from 'node:crypto';
import type { GenerateDeckInput } from '@arrasta/contract';
import { newCarouselFields, type CarouselFields } from '@arrasta/domain';
import { layoutLooksOf, themeKeys, type ThemeKey } from '@arrasta/palettes';
import type { SlideOfTemplate } from '@arrasta/templates';
import type { AiPreferences } from '../../settings/settings.service';
import { definedFields } from '../../carousels/defined-fields';
import { offeredLayouts } from '../prompts/layout-prompt';
import { writingStyleOf } from '../prompts/prompt';
import { colorMood, deckPrompt } from '../prompts/slide-prompt';
import type { ModelMessage } from '../models';
import type { Offered } from './deck-answer';
import { layOutSlides, layOutSlidesAsTemplate, type SlideLayouter } from './lay-out-slides';

/** The template in whose composition a deck is written. */
export interface Composition {
  readonly fields: Partial<CarouselFields>;
  readonly slides: readonly SlideOfTemplate[];
}

/** What is asked for, with what its template says. */
export interface DeckInput {
  readonly input: GenerateDeckInput;
  /** Null where no template is named. */
  readonly composition: Composition | null;
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
  const asked = choosesTheme(request) ? {} : { theme };
  const { primaryColor, secondaryColor, theme: newTheme } = newCarouselFields;
  return {
    ...{ primaryColor, secondaryColor, theme: newTheme },
    ...definedLooks(brand),
    ...definedLooks(asked),
    ...definedLooks(request.composition?.fields ?? {}),
  };
}

/** The theme in whose way the deck speaks; null where none is known. */
function spokenTheme(request: DeckInput): ThemeKey | 'auto' | null {
  if (choosesTheme(request)) return 'auto';
  const { brand, theme } = request.input;
  const asked = request.composition?.fields.theme ?? theme ?? brand?.theme;
  return themeKeys.find((key) => key === asked) ?? null;
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
export function offeredFor(request: DeckInput): Offered {
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
