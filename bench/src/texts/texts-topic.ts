import type { Deck, Outline } from '@arrasta/domain';
import { anyText, testEnv, wordsOfOutline, wordsOfSlides } from '@arrasta/testkit';
import { deckOfTemplate, placeTextInTemplate, templates } from '@arrasta/templates';
import { percentile } from '../median';
import { numberFromEnvironment } from '../number-from-environment';
import { printTopic, table } from '../table';

const brand = { brandName: null, brandHandle: null, brandAvatarUrl: null };
/** Of the texts, in letters. */
const lengths = { min: 10, max: 4_000 } as const;

/** A text of another length each, so that short and long ones come about as often. */
function textAt(index: number): Outline {
  const share = (index * 0.618_034) % 1;
  const letters = Math.round(lengths.min * (lengths.max / lengths.min) ** share);
  return anyText(letters, index);
}

/** What a deck does not say as the text does; null where it says the same in the same order. */
function differenceOf(text: Outline, { slides }: Deck): string | null {
  const [wanted, found] = [wordsOfOutline(text), wordsOfSlides(slides)];
  const at = wanted.findIndex((word, index) => word !== found[index]);
  if (at === -1 && wanted.length === found.length) return null;
  return `word ${String(at)}: ${wanted[at] ?? 'nothing'} became ${found[at] ?? 'nothing'}`;
}

interface Outcome {
  readonly times: number[];
  readonly slides: number[];
  readonly failures: string[];
}

function placeAll(count: number): Outcome {
  const outcome: Outcome = { times: [], slides: [], failures: [] };
  const texts = Array.from({ length: count }, (_, index) => textAt(index));
  for (const template of templates) {
    const made = deckOfTemplate(template, testEnv());
    for (const [index, text] of texts.entries()) {
      const start = performance.now();
      const { deck, slidesBeyond } = placeTextInTemplate(text, made, brand, testEnv());
      outcome.times.push(performance.now() - start);
      outcome.slides.push(deck.slides.length);
      const difference = differenceOf(text, deck);
      if (difference !== null || slidesBeyond > 0) {
        outcome.failures.push(
          `${template.key}, text ${String(index)}: ${difference ?? 'too long'}`,
        );
      }
    }
  }
  return outcome;
}

/** Every template with many texts: each sentence once, in order, and never cut. */
export function measureTexts(): void {
  const count = numberFromEnvironment('COUNT', 500);
  const { times, slides, failures } = placeAll(count);
  const row = (name: string, values: readonly number[], digits: number) => [
    name,
    ...[50, 99, 100].map((share) => percentile(values, share).toFixed(digits)),
  ];
  const drawn = table(
    ['', 'median', '99 %', 'most'],
    [row('ms a text', times, 2), row('slides', slides, 0)],
  );
  printTopic(`Texts in templates: ${String(times.length)}`, drawn, [
    `${String(failures.length)} of them lost, moved or repeated something.`,
    ...failures.slice(0, 20),
  ]);
  if (failures.length > 0) process.exitCode = 1;
}
