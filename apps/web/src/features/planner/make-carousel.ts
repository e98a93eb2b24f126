import type { IdeaSlide, SavedIdea } from '@arrasta/contract';
import { useMutation } from '@tanstack/react-query';
import { createProposedSlide, storedCarouselDefaults } from '@arrasta/domain';
import { serverMessageOf } from '../../api/api-error';
import { api } from '../../api/client';
import { refetchesUser } from '../../api/query-client';
import { trpc } from '../../api/trpc';
import { showToast } from '../../ui/toast/toast-store';
import { plannerWords as words } from '../../messages/planner';
import { env } from '../../editor/store/env';

/** How long pictures are waited for, in ms: slides are made without those that did not come. */
const picturePatience = 15_000;

/** A picture for a slide, found by what it says (the first 100 characters count: docs/product/planner.md 11). */
async function pictureFor({ title, content }: IdeaSlide, signal: AbortSignal) {
  const query = `${title} ${content}`.trim();
  if (query === '') return null;
  const search = api.ai.searchPicture.mutate({ query }, { signal });
  return search.then(
    ({ url }) => url,
    () => null,
  );
}

/** The carousel with all its slides, or nothing of it (docs/product/planner.md 11). */
async function make({ id, title, description, slides }: SavedIdea): Promise<string> {
  const { primaryColor } = storedCarouselDefaults;
  const signal = AbortSignal.timeout(picturePatience);
  const pictures = await Promise.all(slides.map((slide) => pictureFor(slide, signal)));
  const { carousel } = await api.carousels.create.mutate({
    title,
    description,
    savedIdeaId: id,
    slides: slides.map((slide, position) => {
      const proposed = { ...slide, picture: pictures[position] ?? null };
      return createProposedSlide(proposed, { position, primaryColor }, env);
    }),
  });
  return carousel.id;
}

/** Makes a carousel of a saved idea and tells how it went; answers its id. */
export function useMakeCarousel() {
  const { carousels } = trpc.useUtils();
  return useMutation({
    mutationFn: make,
    onSuccess: () => {
      void carousels.list.invalidate();
      showToast('success', words.done.carouselCreated);
    },
    onError: (error) => {
      const { carouselCreated } = words.failure;
      showToast('error', carouselCreated, serverMessageOf(error) ?? words.unexpected);
    },
    meta: refetchesUser,
  });
}
