import { chooseTheme, applyPalette, chooseTones, type Command, type Deck } from '@arrasta/domain';
import { layoutLooksOf, themeOf } from '@arrasta/palettes';
import { templateMessages } from '../../messages/templates';
import { showToast } from '../../ui/toast/toast-store';
import { currentSession, dispatch, undoLast } from '../../editor/store/editor-store';
import { createChunkLoader } from '../../loading/chunk-loader';
import { useReturnToEditor } from './open-template';

/**
 * Draws the open carousel as this one is drawn: theme, colours, fonts and decoration, and the rhythm
 * of tones over the slides whose layout nobody picked. Texts and layouts stay. One step of undo.
 */
export function applyDeckStyle({ carousel: style }: Deck): Command {
  return {
    name: 'carousel.style',
    effect: 'carousel',
    change: (draft, env) => {
      const { carousel } = draft.deck;
      const { alignment } = themeOf(carousel.theme);
      chooseTheme(style.theme, alignment, themeOf(style.theme).brandPosition).change(draft, env);
      const { primaryColor: primary, secondaryColor: secondary, accentColor: accent } = style;
      applyPalette({ primary, secondary, accent, gradient: style.gradient }).change(draft, env);
      const { titleFont, contentFont, decorSeed, panorama } = style;
      Object.assign(carousel, { titleFont, contentFont, decorSeed, panorama });
      const tones = chooseTones(draft.deck.slides, layoutLooksOf(carousel));
      draft.deck.slides.forEach((slide, index) => {
        slide.tone = tones[index] ?? slide.tone;
      });
      return true;
    },
  };
}

const checks = createChunkLoader(() => import('../../editor/checks/overflow/fit-deck'));

/** What to say of slides whose texts do not fit in the new style; nothing where all do. */
async function describeOverflows(deck: Deck | undefined): Promise<string | undefined> {
  if (deck === undefined) return undefined;
  const { countOverflows } = await checks.get();
  const count = await countOverflows(deck);
  return count === 0 ? undefined : templateMessages.styled.tooFull(count);
}

async function showStyled(): Promise<void> {
  const { title, undo } = templateMessages.styled;
  const note = await describeOverflows(currentSession()?.state.deck).catch(() => undefined);
  showToast('success', title, note, { label: undo, run: () => void undoLast() });
}

/** Gives the open carousel the style of a template and leads back to it (docs/product/gallery.md 10). */
export function useApplyTemplateStyle(): (deck: Deck) => void {
  const returnToEditor = useReturnToEditor();
  return (deck) => {
    if (!dispatch(applyDeckStyle(deck))) return;
    returnToEditor();
    void showStyled();
  };
}
