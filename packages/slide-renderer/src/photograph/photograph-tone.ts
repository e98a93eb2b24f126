import { composite, withAlpha, type Color } from '@arrasta/palettes';
import type { SlideContext, ToneColors } from '../context';
import { slipRule } from '../layouts/paper';
import { darkScrim, fadingScrim, type Scrim } from '../scrim';
import { panelTone, toneColorsOf } from '../tones';
import { hasOwnPapers, isOpenOnPhotograph } from './photograph-of';

/** Of the words' colour, what lies under rows and what lines have of it. */
const parts = { wash: 0.16, line: 0.3 } as const;

/** What lies between the photograph and words: dark, or the background that an upper one ends on. */
function scrimOfPhotograph(context: SlideContext, paper: ToneColors): Scrim {
  const [background = context.palette.secondary] = paper.background.colors;
  return context.photograph?.height === 'upper'
    ? fadingScrim(background, paper.text)
    : darkScrim(context.palette);
}

/** The lines of a slip of paper, which words of Caderno stand on as well. */
export function rulesOfSlip({ palette, theme }: Pick<SlideContext, 'palette' | 'theme'>): Color[] {
  const { accent, secondary } = palette;
  const isRuled = theme.facts.key === 'notebook';
  return isRuled ? [composite(withAlpha(accent, slipRule), secondary)] : [];
}

/** Whether words stand on the photograph itself, and on no panel, slip or paper of the theme's. */
export function standsOnPhotograph(context: SlideContext): boolean {
  const { slide, elements, theme } = context;
  const hasPaper = hasOwnPapers(context) || theme.facts.key === 'notebook';
  return !hasPaper && isOpenOnPhotograph(slide.layout, elements);
}

/**
 * The colours of a slide on a photograph: those of its scrim where words stand on it, else those of
 * the panel or of the theme's papers. The background stays as it is painted.
 */
export function photographTone(context: SlideContext): { tone: ToneColors; scrim: Scrim } {
  const { title: _, ...paper } = toneColorsOf(context);
  const scrim = scrimOfPhotograph(context, paper);
  if (hasOwnPapers(context)) return { tone: paper, scrim };
  const { css } = paper.background;
  if (!standsOnPhotograph(context)) {
    const hasList = context.elements.some(({ type }) => type === 'list');
    const panel = panelTone(context, paper, hasList, rulesOfSlip(context));
    return { tone: { ...panel, background: { css, colors: panel.background.colors } }, scrim };
  }
  const { text } = scrim.words;
  const tone = {
    ...paper,
    ...scrim.words,
    background: { css, colors: [scrim.chrome.under] },
    block: text,
    onBlock: scrim.color,
    wash: withAlpha(text, parts.wash),
    line: withAlpha(text, parts.line),
  };
  return { tone, scrim };
}
