import type { GenerationOutcome } from '@arrasta/contract';
import type { ImageModel } from '../image-model';
import type { TextModel, TokensUsed } from '../text-model';
import type { UsageRecord } from './usage';

/** What a generation may ask. */
export interface Models {
  readonly text: TextModel;
  readonly image: ImageModel;
}

/** What the models are called, for as long as the provider has not said which one answered. */
export interface ModelNames {
  readonly text: string;
  readonly image: string;
}

export interface Meter {
  /** The same models; what they are asked is counted. */
  readonly models: Models;
  /** What was counted by now; null where no model was asked. */
  readonly read: (outcome: GenerationOutcome) => Omit<UsageRecord, 'userId' | 'kind'> | null;
}

/** As much as a column holds. */
const max = { count: 2_147_483_647, name: 200 } as const;

/** A count as a provider tells it, if it is one. */
function countOf(told: unknown): number | null {
  return typeof told === 'number' && Number.isSafeInteger(told) && told >= 0 ? told : null;
}

/** What all calls told together; what one of them leaves out is not known, the rest is. */
function added(before: number | null, told: unknown): number | null {
  const count = countOf(told);
  if (count === null) return before;
  return Math.min((before ?? 0) + count, max.count);
}

/** Counts what one generation takes, however many calls it makes and however they end. */
export function startMeter(models: Models, names: ModelNames, now: () => Date): Meter {
  const startedAt = now();
  let model: string | null = null;
  let inputTokens: number | null = null;
  let outputTokens: number | null = null;
  let pictures = 0;

  function note(tokens: TokensUsed | null | undefined) {
    inputTokens = added(inputTokens, tokens?.input);
    outputTokens = added(outputTokens, tokens?.output);
  }

  return {
    models: {
      text: {
        async *write(request) {
          model = names.text;
          const end = yield* models.text.write(request);
          model = end.model;
          note(end.tokens);
          return end;
        },
      },
      image: {
        async draw(request) {
          model = names.image;
          const drawn = await models.image.draw(request);
          pictures += 1;
          note(drawn.tokens);
          return drawn;
        },
      },
    },
    read(outcome) {
      if (model === null) return null;
      const passed = Math.round(now().getTime() - startedAt.getTime());
      const durationMs = Math.min(Math.max(0, passed), max.count);
      const name = model.slice(0, max.name);
      return {
        ...{ model: name, inputTokens, outputTokens, pictures },
        ...{ durationMs, outcome, startedAt },
      };
    },
  };
}
