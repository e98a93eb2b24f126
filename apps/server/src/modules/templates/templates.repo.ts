import type { TemplateDetail, TemplateSummary } from '@arrasta/contract';
import { slideDefaults, storedCarouselDefaults } from '@arrasta/domain';
import type { Prisma, PrismaClient } from '../../generated/prisma/client';
import { largeRead, type LargeReadTurns } from '../../kernel/security/paced-queue';
import { definedFields } from '../carousels/slide-changes';
import { keepAnswer } from '../idempotency/idempotency.repo';
import { requireQuota } from '../images/image-quota.repo';
import type { TemplatesRepo, TemplateToStore } from './templates.service';
import { jsonValue, typedRow } from '../../kernel/database/typed-rows';

const summarySelection = {
  id: true,
  name: true,
  purpose: true,
  audience: true,
  theme: true,
  format: true,
  slideCount: true,
} as const;

type SummaryRow = Prisma.CarouselTemplateGetPayload<{ select: typeof summarySelection }>;

/** A row in the words of the contract; checks and schemas keep the closed lists. */
function toSummary({ id: key, slideCount: slides, ...row }: SummaryRow): TemplateSummary {
  return typedRow<TemplateSummary>({ ...row, key, slides, own: true });
}

type Content = Pick<TemplateDetail, 'carousel' | 'slides'>;

/** What was stored; fields that are younger than the row have what they are where nothing is said. */
function toContent({ carousel, slides }: { carousel: unknown; slides: unknown }): Content {
  const {
    title: _title,
    description: _text,
    socialCaption: _caption,
    ...looks
  } = storedCarouselDefaults;
  const stored = { carousel, slides } as Content;
  return {
    carousel: { ...looks, ...stored.carousel },
    slides: stored.slides.map((slide) => ({ ...slideDefaults, ...slide })),
  };
}

function toRow({ name, purpose, audience, carousel, slides }: TemplateToStore) {
  const { theme, format } = carousel;
  const size = Buffer.byteLength(JSON.stringify({ carousel, slides }));
  return {
    name,
    purpose,
    audience: [...audience],
    theme,
    format,
    slideCount: slides.length,
    carousel: jsonValue(carousel),
    slides: jsonValue(slides),
    size,
  };
}

/** Templates of accounts in the database. */
export function templatesRepo(
  prisma: PrismaClient,
  now: () => Date,
  inTurn: LargeReadTurns,
): TemplatesRepo {
  return {
    async list(userId) {
      const rows = await prisma.carouselTemplate.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: summarySelection,
      });
      return rows.map(toSummary);
    },

    async get(userId, id, requester) {
      const where = { id, userId };
      const select = { ...summarySelection, size: true };
      const found = await prisma.carouselTemplate.findFirst({ where, select });
      if (!found) return null;
      const { size, ...row } = found;
      const read = () =>
        prisma.carouselTemplate.findFirst({ where, select: { carousel: true, slides: true } });
      if (size > largeRead) await requester.reserve(size);
      const content = await (size > largeRead ? inTurn(userId, requester, read) : read());
      return content && { ...toSummary(row), summary: null, ...toContent(content) };
    },

    insert: (userId, id, template, { allowed, refuse }) =>
      prisma.$transaction(async (tx) => {
        // Inserts of one account wait for one another here.
        await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
        refuse(await tx.carouselTemplate.count({ where: { userId } }));
        const at = now();
        const row = await tx.carouselTemplate.create({
          data: { ...toRow(template), id, userId, createdAt: at, updatedAt: at },
          select: summarySelection,
        });
        await requireQuota(tx, userId, allowed, at);
        return keepAnswer(tx, toSummary(row));
      }),

    async update(userId, id, patch) {
      const [row] = await prisma.carouselTemplate.updateManyAndReturn({
        where: { id, userId },
        data: { ...definedFields(patch), updatedAt: now() },
        select: summarySelection,
      });
      return row ? toSummary(row) : null;
    },

    async delete(userId, id) {
      const { count } = await prisma.carouselTemplate.deleteMany({ where: { id, userId } });
      return count > 0;
    },
  };
}
