import { renderDeck, exportZip } from '@arrasta/export';
import { toBlob } from 'html-to-image';
import html2canvas from 'html2canvas';
import { mixedDeck, type MixedDeck } from '../mixed-deck';
import { themeDeck } from '../theme-deck';
import { declareFonts } from './declare-fonts';
import { floorOf } from './floor';
import { paintedPhotograph } from './photograph';
import { withSlide } from './standing-slide';
import type { Run, Way } from './ways';

const scale = 2.5;
/** Waits before and after layout of an exporter that only waits, in ms. */
const fixedWaits = { layout: 500, stabilisation: 1000, image: 15_000 };

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function everySlide(deck: MixedDeck, work: (slide: HTMLElement) => Promise<void>) {
  for (const index of deck.slides.keys()) await withSlide(deck, index, work);
}

async function asShipped(slide: HTMLElement): Promise<void> {
  await toBlob(slide, { pixelRatio: scale });
}

async function asDocumented(slide: HTMLElement): Promise<void> {
  await wait(fixedWaits.layout);
  await wait(fixedWaits.stabilisation);
  const options = { scale, useCORS: true, logging: false, imageTimeout: fixedWaits.image };
  const canvas = await html2canvas(slide, options);
  await new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** What is done before the clock runs, if anything, and the work itself. */
async function prepared(way: Way, deck: MixedDeck): Promise<() => Promise<unknown>> {
  if (way === 'floor' || way === 'floor-in-memory') return floorOf(deck, way !== 'floor');
  if (way === 'ours') return () => exportZip({ ...deck, format: 'png' });
  await declareFonts(['Arrasta DM Sans', 'Arrasta Montserrat']);
  return () => everySlide(deck, way === 'html-to-image' ? asShipped : asDocumented);
}

/** Runs work with an eye on how long the page could do nothing else. */
async function runDeck(way: Way, deck: MixedDeck): Promise<Run> {
  const work = await prepared(way, deck);
  const stalls: number[] = [0];
  const observer = new PerformanceObserver((list) => {
    stalls.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  await work();
  const time = performance.now() - start;
  // Long tasks are told a moment after they end.
  await wait(100);
  observer.disconnect();
  return { time, longestStall: Math.max(...stalls) };
}

/** The first slide of a deck, of which the next are begun as well unless it has no others. */
async function firstSlide(slides: number): Promise<number> {
  const deck = mixedDeck(slides);
  const start = performance.now();
  await renderDeck({ ...deck, format: 'png' }).next();
  return performance.now() - start;
}

window.exportBench = {
  photograph: paintedPhotograph,
  run: (way, slides) => runDeck(way, mixedDeck(slides)),
  runTheme: (way, theme) => runDeck(way, themeDeck(theme)),
  firstSlide,
};
