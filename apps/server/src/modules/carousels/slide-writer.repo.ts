import type { Prisma } from '../../generated/prisma/client';
import { slideData, toSlide } from './deck-rows.repo';
import type { DeckWriter, SlideToWrite } from './deck-store';

type SlideWriter = Pick<
  DeckWriter,
  'slideCapacity' | 'insertSlides' | 'updateSlide' | 'deleteSlides'
>;

function toRow(carouselId: string, slide: SlideToWrite, at: Date) {
  const { elements = [], ...fields } = slideData(slide);
  return { ...fields, id: slide.id, elements, carouselId, createdAt: at, updatedAt: at };
}

/** Writes to slides of a carousel that the transaction has locked. */
export function slideWriter(tx: Prisma.TransactionClient, now: () => Date): SlideWriter {
  return {
    async slideCapacity(carouselId) {
      const { _count, _max } = await tx.slide.aggregate({
        where: { carouselId },
        _count: true,
        _max: { position: true },
      });
      return { count: _count, nextPosition: (_max.position ?? -1) + 1 };
    },

    async insertSlides(carouselId, slides) {
      if (slides.length === 0) return [];
      const at = now();
      const rows = await tx.slide.createManyAndReturn({
        data: slides.map((slide) => toRow(carouselId, slide, at)),
        skipDuplicates: true,
      });
      return rows.map(toSlide);
    },

    async updateSlide(carouselId, id, fields) {
      const [row] = await tx.slide.updateManyAndReturn({
        where: { id, carouselId },
        data: { ...slideData(fields), updatedAt: now() },
      });
      return row ? toSlide(row) : null;
    },

    async deleteSlides(carouselId, ids) {
      const { count } = await tx.slide.deleteMany({ where: { carouselId, id: { in: [...ids] } } });
      return count;
    },
  };
}
