import { randomUUID } from 'node:crypto';
import { ana } from '@arrasta/testkit';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { storeLongDeck, type DeckSize } from './long-deck';
import { timesOf } from './painted-after-key';

const sentence = 'Comece pela luz, depois a tela; caneta, papel e uma lista com duas tarefas. ';
/** Letters typed, the first ten to warm up; and slides gone through. */
const byHand = Array.from(sentence.repeat(2));
const withoutPause = Array.from(sentence);
const switches = 50;

export interface Round extends DeckSize {
  /** How much slower than this machine the processor is made to look; 1 is as it is. */
  readonly slowdown: number;
}

export interface Measured {
  readonly typing: TypingTimes;
  readonly bare: TypingTimes;
  /** In ms, one for each key. */
  readonly switching: readonly number[];
}

/** In ms, one for each letter. */
interface TypingTimes {
  readonly byHand: readonly number[];
  readonly withoutPause: readonly number[];
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function typingTimes(page: Page): Promise<TypingTimes> {
  return {
    byHand: await timesOf(page, byHand, 'by hand'),
    withoutPause: await timesOf(page, withoutPause, 'at once'),
  };
}

/** A text like the one on the slide: as many letters, as large and as wide, edited the same way. */
const bareText = `<div lang="pt-BR" role="textbox" aria-multiline="true" contenteditable="plaintext-only"
  spellcheck="true" style="width: 384px; font: 16px/24px sans-serif; text-align: center;
  white-space: pre-wrap">Desenvolva aqui a sua ideia, em poucas frases e com um exemplo.</div>`;

/** The yardstick: a page with nothing on it but a text that can be edited. */
async function bareTimes(context: BrowserContext, slowdown: number): Promise<TypingTimes> {
  const page = await context.newPage();
  await page.setContent(bareText);
  await page.getByRole('textbox').click();
  await slowDown(page, slowdown);
  const times = await typingTimes(page);
  await page.close();
  return times;
}

async function editorTimes(page: Page, slowdown: number) {
  const text = page.getByRole('main').locator('[data-element-type="text"]').first();
  await text.dblclick();
  await page.locator('[contenteditable]').waitFor();
  await slowDown(page, slowdown);
  const typing = await typingTimes(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const there = Array.from({ length: switches }, (_, index) =>
    Math.floor(index / 4) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
  );
  return { typing, switching: await timesOf(page, there, 'by hand') };
}

/** Types and changes slides in a deck of so many slides, in a fresh profile. */
export async function measureRound(
  browser: Browser,
  url: string,
  { slowdown, ...size }: Round,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const person = { ...ana, email: `bench-${randomUUID()}@arrasta.example` };
    await context.request.post(`${url}/api/register`, { data: person });
    const id = await storeLongDeck(context.request, url, size);
    const bare = await bareTimes(context, slowdown);
    const page = await context.newPage();
    await page.goto(`${url}/carousel/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return { bare, ...(await editorTimes(page, slowdown)) };
  } finally {
    await context.close();
  }
}
