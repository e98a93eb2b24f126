import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import { carouselSelection, toCarousel, toSlide, toSummary } from './deck-rows.repo';
import type { DeckStore, PageRequest } from './deck-store';
import { deckWriter } from './deck-writer.repo';

const { brandAvatarUrl: _, socialCaption: __, ...summarySelection } = carouselSelection;

/** `%` and `_` are letters here, not wildcards. */
const literally = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`);

function pageFilter(userId: string, { titlePart, after }: PageRequest): Prisma.CarouselWhereInput {
  const title = { contains: literally(titlePart ?? ''), mode: 'insensitive' } as const;
  const beyond = after && [
    { updatedAt: { lt: after.updatedAt } },
    { updatedAt: after.updatedAt, id: { lt: after.id } },
  ];
  return { userId, ...(titlePart !== null && { title }), ...(beyond && { OR: beyond }) };
}

/** Decks in the database. Every statement names the owner or a row the owner has locked. */
export function decksRepo(prisma: PrismaClient, now: () => Date): DeckStore {
  return {
    async page(userId, request) {
      const rows = await prisma.carousel.findMany({
        where: pageFilter(userId, request),
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        take: request.limit,
        select: summarySelection,
      });
      return rows.map(toSummary);
    },

    async deck(userId, id) {
      const row = await prisma.carousel.findFirst({
        where: { id, userId },
        select: {
          ...carouselSelection,
          slides: { orderBy: [{ position: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }] },
        },
      });
      if (!row) return null;
      const { slides, ...carousel } = row;
      return { carousel: toCarousel(carousel), slides: slides.map(toSlide) };
    },

    async delete(userId, id) {
      const { count } = await prisma.carousel.deleteMany({ where: { id, userId } });
      return count > 0;
    },

    write: (work) => prisma.$transaction((tx) => work(deckWriter(tx, now))),
  };
}
