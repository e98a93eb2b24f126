import type { GeneratedImage, GenerateImageInput } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { RemoteImagesService } from '../images/remote-images.service';
import type { ImagesService } from '../images/images.service';
import type { DrawnImage, ImageModel } from './models';
import { requireAiAccess, type Generations, type AiAccessDeps } from './generations';

export interface GeneratedImagesService {
  /**
   * Has a picture made and keeps it, as if it had been uploaded.
   * @param signal cancels it.
   * @throws DomainError TOO_MANY_REQUESTS, QUOTA_EXCEEDED where the account has no room for it,
   * and as `ImageModel` does.
   */
  readonly generate: (
    userId: string,
    input: GenerateImageInput,
    signal: AbortSignal,
  ) => Promise<GeneratedImage>;
}

interface Deps extends AiAccessDeps {
  readonly remoteImages: Pick<RemoteImagesService, 'fetch'>;
  readonly images: Pick<ImagesService, 'keep'>;
  readonly generations: Generations;
}

/** What says that the provider's picture is none, and not that we are at our limits. */
const unusable: readonly DomainError['code'][] = [
  'BAD_REQUEST',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UPSTREAM_FAILED',
];

function badAnswerFor(codes: readonly DomainError['code'][]) {
  return (error: unknown): never => {
    if (!(error instanceof DomainError) || !codes.includes(error.code)) throw error;
    throw new DomainError('AI_BAD_ANSWER', '', { cause: error });
  };
}

/** Pictures made by AI. Source: docs/product/generation.md 26; decision 083. */
export function generatedImagesService(deps: Deps): GeneratedImagesService {
  const { remoteImages, images, generations } = deps;

  /** Addresses of providers expire: what is there is fetched at once, behind the guard. */
  async function fileOf(userId: string, drawn: DrawnImage, signal: AbortSignal) {
    if ('file' in drawn) return drawn.file;
    const fetched = remoteImages.fetch(userId, drawn.url, signal);
    return (await fetched.catch(badAnswerFor(unusable))).bytes;
  }

  async function draw(
    model: ImageModel,
    userId: string,
    { prompt, tempApiKey }: GenerateImageInput,
    signal: AbortSignal,
  ) {
    const { apiKey } = await requireAiAccess(deps, userId, tempApiKey);
    const drawn = await model.draw({ apiKey, prompt, signal });
    const file = await fileOf(userId, drawn, signal);
    signal.throwIfAborted();
    const storedImage = images.keep(userId, file, 'picture');
    return storedImage.catch(badAnswerFor(['BAD_REQUEST', 'UNSUPPORTED_MEDIA_TYPE']));
  }

  return {
    async generate(userId, input, signal) {
      const job = { userId, kind: 'picture', signal } as const;
      const { url } = await generations.run(job, ({ image }) => draw(image, userId, input, signal));
      return { url };
    },
  };
}
