import { imageLimits } from '@arrasta/contract';
import type OpenAI from 'openai';
import { DomainError } from '../../kernel/errors/domain-error';
import type { DrawnImage, ImageModel, ImageRequest } from '../../modules/ai/models';
import { isApiError, openAiClient, toAnswerFailure, toDomainFailure, watch } from './openai-client';

export interface OpenAiImages {
  /** With `/v1`; any server that speaks like OpenAI's. */
  readonly baseUrl: string;
  readonly model: string;
}

/** 16:9, as pictures stand on slides, in steps of 16 pixels. */
const size = '1536x864';
/** In ms, in all: nothing is sent before the picture is done. */
const defaultTimeoutMs = 120_000;

/** Older models have sizes of their own. */
const refusesSize = (error: unknown) =>
  isApiError(error) && error.status === 400 && error.param === 'size';

async function requestImage(
  client: OpenAI,
  model: string,
  { prompt }: ImageRequest,
  signal: AbortSignal,
) {
  const ask = async (more: { size?: string }) => {
    try {
      return await client.images.generate({ model, prompt, n: 1, ...more }, { signal });
    } catch (error) {
      throw toAnswerFailure(error);
    }
  };
  try {
    return await ask({ size });
  } catch (error) {
    if (!refusesSize(error)) throw error;
    return ask({});
  }
}

function readImage({ data, usage }: Awaited<ReturnType<typeof requestImage>>): DrawnImage {
  const usageReport = usage && {
    tokens: { input: usage.input_tokens, output: usage.output_tokens },
  };
  const [image] = data ?? [];
  const { b64_json: text, url } = image ?? {};
  if (typeof text === 'string' && text !== '') {
    // Four letters are three bytes.
    if (text.length > (imageLimits.upload / 3) * 4) throw new DomainError('AI_BAD_ANSWER', '');
    return { file: new Uint8Array(Buffer.from(text, 'base64')), ...usageReport };
  }
  if (typeof url === 'string' && url !== '') return { url, ...usageReport };
  throw new DomainError('AI_BAD_ANSWER', '');
}

/**
 * Pictures by the `openai` package. Nothing is tried again: what broke off may have been paid for.
 * Source: docs/product/generation.md 26.
 */
export function openAiImageModel(
  { baseUrl, model }: OpenAiImages,
  total = defaultTimeoutMs,
): ImageModel {
  return {
    async draw(request) {
      const guard = watch(request.signal, { stall: total, total });
      try {
        const { apiKey } = request;
        const client = await openAiClient({ baseUrl, apiKey, timeout: total });
        return readImage(await requestImage(client, model, request, guard.signal));
      } catch (error) {
        guard.check();
        throw toDomainFailure(error);
      } finally {
        guard.stop();
      }
    },
  };
}
