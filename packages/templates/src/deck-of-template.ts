import {
  chooseTones,
  createSlide,
  limits,
  newDeck,
  type CarouselFields,
  type Deck,
  type Env,
} from '@arrasta/domain';
import {
  gradientPalettes,
  layoutLooksOf,
  solidPalettes,
  themes,
  type Palette,
} from '@arrasta/palettes';
import type { Template } from './template';

function paletteNamed(name: string): Palette {
  const found = [...solidPalettes, ...gradientPalettes].find((palette) => palette.name === name);
  if (found === undefined) throw new Error(`No palette is called ${name}`);
  return found;
}

function lookOf(template: Template) {
  const { theme, palette, titleFont, contentFont, decorSeed, photograph } = template;
  const { primary, secondary, accent, gradient } = paletteNamed(palette);
  const { brandPosition = 'footer' } = themes[theme];
  return {
    theme,
    brandPosition,
    titleFont,
    contentFont,
    decorSeed,
    primaryColor: primary,
    secondaryColor: secondary,
    accentColor: accent,
    gradient,
    panorama: 'theme',
    panoramaImageUrl: photograph?.url ?? null,
    panoramaFrom: 0,
    panoramaSpan: photograph?.span ?? limits.panoramaSpan.min,
    pageIndicator: 'page_number',
  } as const satisfies Partial<CarouselFields>;
}

/** What the template says of tones, and the rhythm's for the other slides. */
function tonesOf({ slides }: Template, look: ReturnType<typeof lookOf>) {
  const toTone = slides.map(({ layout, tone }) => ({
    layout,
    tone: tone ?? 'paper',
    layoutPinned: tone !== undefined,
  }));
  return chooseTones(toTone, layoutLooksOf(look));
}

/**
 * A new unsaved carousel made of a template, with identities of its own. Layouts and tones are not
 * pinned, so that a later redesign may choose others. Source: docs/product/templates.md 3.
 */
export function deckOfTemplate(template: Template, env: Env): Deck {
  const look = lookOf(template);
  const tones = tonesOf(template, look);
  const { carousel } = newDeck(env);
  const slides = template.slides.map(({ layout, altText, elements }, position) =>
    createSlide(
      {
        position,
        primaryColor: look.primaryColor,
        fields: {
          type: position === 0 ? 'intro' : 'content',
          layout,
          tone: tones[position] ?? 'paper',
          altText: altText ?? null,
        },
        elements,
      },
      env,
    ),
  );
  return { carousel: { ...carousel, ...look, title: template.name }, slides };
}
