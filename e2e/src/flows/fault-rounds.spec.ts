import { randomUUID } from 'node:crypto';
import { addSlide, duplicateSlide, setElementContent } from '@arrasta/domain';
import { aCarousel, aDeck, ana, anEditorOfSaved, anElement, aSlide } from '@arrasta/testkit';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { chance } from '../fixtures/any-edits';
import { Author } from '../fixtures/author';
import { seeds } from '../fixtures/rounds';
import {
  storeCarousel,
  storedCarousel,
  storedTitles,
  type Deck,
} from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Conflict } from '../screens/conflict';
import { DraftOffer } from '../screens/draft-offer';
import { Editor } from '../screens/editor';

const SAVE = /carousels\.saveDeck/;
const SAVE_KEY = 'ControlOrMeta+S';
const FAILED = 'Não foi possível salvar';
const MINUTE = 60_000;

/** Two slides with a title and a text each. */
function smallDeck() {
  const slides = ['Um', 'Dois'].map((word) =>
    aSlide({
      elements: [
        anElement('title', { content: word }),
        anElement('text', { content: `Texto de ${word}` }),
      ],
    }),
  );
  return aDeck({ carousel: aCarousel({ title: 'Antes' }), slides });
}

/** Edits and saves it in another tab, which stays open. */
async function saveInAnotherTab(context: BrowserContext, id: string, deck: Deck): Promise<Author> {
  const tab = new Editor(await context.newPage());
  await tab.open(id);
  await expect(new DraftOffer(tab.page).dialog).toBeHidden();
  const there = new Author(tab, deck);
  await there.writesOnSlide(0, 'title', 'De outra aba');
  await there.addsSlide();
  await tab.saveAll();
  return there;
}

/** Saves the deck with other slides from elsewhere, as another device would; answers it. */
async function saveElsewhere(request: APIRequestContext, id: string, deck: Deck): Promise<Deck> {
  const there = anEditorOfSaved(deck);
  const [first] = there.deck.slides;
  const title = first?.elements.find(({ type }) => type === 'title');
  there.run(setElementContent(title?.id ?? '', 'De outro lugar'));
  there.run(duplicateSlide(first?.id ?? ''));
  there.run(addSlide);
  const { version } = await storedCarousel(request, id);
  const { carousel } = there.deck;
  const slides = there.deck.slides.map((slide) => ({ ...slide, id: randomUUID() }));
  const data = { id, version, carousel, slides };
  await expect(await request.post('/api/trpc/carousels.saveDeck', { data })).toBeOK();
  return there.deck;
}

/** What a deck becomes when it is saved as a copy. */
function copyOf({ carousel, slides }: Deck): Deck {
  return { carousel: { ...carousel, title: `${carousel.title} (cópia)` }, slides };
}

for (const seed of seeds(1)) {
  test.describe(`seed ${seed}`, () => {
    test('edits made offline are on the server once the browser is back', async ({
      context,
      editor,
      anaEdits,
      expectConsoleError,
    }) => {
      const { edits, slideEdits } = chance(seed);
      const deck = smallDeck();
      const id = await anaEdits(deck);
      const author = new Author(editor, deck);
      await author.usesTheTools();
      expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      await author.does(edits());
      await author.does(slideEdits());
      await editor.save.click();
      await expect(editor.saveState).toHaveText(FAILED);
      await author.does(edits());
      await context.setOffline(false);
      await editor.saves('Salvo');
      await author.seesAll();
      await author.hasStoredAll(context.request, id);
    });

    test('a carousel saved elsewhere can be replaced, taken over or left beside a copy: nothing is lost that the person did not let go of', async ({
      page,
      context,
      editor,
      anaEdits,
      expectAccessible,
      expectConsoleError,
    }) => {
      // Three conflicts one after another.
      test.slow();
      const { slideEdits, oneOf, inAnyOrder } = chance(seed);
      const deck = smallDeck();
      let id = await anaEdits(deck);
      let here = new Author(editor, deck);
      expectConsoleError(/409/);
      const answers = [
        'Carregar a versão salva',
        'Manter a minha versão',
        'Salvar a minha como cópia',
      ] as const;
      for (const [round, answer] of inAnyOrder(answers).entries()) {
        const there =
          round === 0
            ? await saveInAnotherTab(context, id, here.deck)
            : new Author(editor, await saveElsewhere(context.request, id, here.deck));
        await here.does(slideEdits());
        await here.duplicatesSlide(0);
        if (oneOf('by hand', 'by itself') === 'by hand') await editor.save.click();
        else await here.renames(`Aqui, ${answer}`);
        await new Conflict(page).isAsked();
        await expectAccessible('[role="dialog"]');
        await there.hasStoredAll(context.request, id);

        await new Conflict(page).choose(answer);
        await editor.saves('Salvo');
        if (answer === 'Carregar a versão salva') here = new Author(editor, there.deck);
        if (answer === 'Salvar a minha como cópia') {
          here = new Author(editor, copyOf(here.deck));
          await expect(page).not.toHaveURL(`/carousel/${id}`);
          await there.hasStoredAll(context.request, id);
          const copy = await editor.carouselId();
          // The copy has the edits: the first one's draft has nothing to offer.
          await editor.open(id);
          await new Author(editor, there.deck).seesAll();
          await expect(new DraftOffer(page).dialog).toBeHidden();
          const titles = [there.deck, here.deck].map(({ carousel }) => carousel.title);
          expect((await storedTitles(context.request)).sort()).toEqual(titles.sort());
          id = copy;
          await editor.open(id);
        }
        await here.seesAll();
        await here.hasStoredAll(context.request, id);
      }
    });

    test('edits made while the server fails are on it once it is healed', async ({
      page,
      context,
      editor,
      anaEdits,
      expectConsoleError,
    }) => {
      const { edits, slideEdits, oneOf } = chance(seed);
      await page.clock.install();
      const deck = smallDeck();
      const id = await anaEdits(deck);
      const author = new Author(editor, deck);
      expectConsoleError(/500/);
      await page.route(SAVE, (route) => route.fulfill({ status: 500 }));
      await author.does(edits());
      await author.does(slideEdits());
      await editor.save.click();
      await expect(editor.saveState).toHaveText(FAILED);
      await author.does(edits());
      await page.unrouteAll();
      // By key, which a try of the editor itself may forestall.
      if (oneOf('by hand', 'by itself') === 'by hand') await page.keyboard.press(SAVE_KEY);
      else await page.clock.fastForward(MINUTE);
      await editor.saves('Salvo');
      await author.seesAll();
      await author.hasStoredAll(context.request, id);
    });

    test('edits of somebody who was signed out are restored after signing in', async ({
      page,
      context,
      signIn,
      editor,
      signedInAs,
      expectConsoleError,
    }) => {
      const { slideEdits, oneOf } = chance(seed);
      const { email, password } = await signedInAs(ana);
      const deck = smallDeck();
      const { id } = await storeCarousel(context.request, deck);
      await editor.open(id);
      const author = new Author(editor, deck);
      await author.does(slideEdits());
      await expect(await context.request.post('/api/logout')).toBeOK();
      expectConsoleError(/401/);
      await author.does(slideEdits());
      await author.addsSlide();
      if (oneOf('by hand', 'by itself') === 'by hand') await editor.save.click();
      else await author.renames('Sem sessão');
      await signIn.isShown();
      await signIn.logIn(email, password);
      await new DraftOffer(page).accept();
      await author.seesAll();
      await page.keyboard.press(SAVE_KEY);
      await editor.saves('Salvo');
      await author.seesAll();
      await author.hasStoredAll(context.request, id);
    });
  });
}
