import { z } from 'zod';
import { usagePerPage } from './usage';

const invalidPage = 'Página inválida';
/** Of one page. */
const mostEntries = 100;

/** A page of one's usage of AI, and the moment its sums begin with. */
export const listUsageSchema = z.object({
  /** With an offset; where it is missing, the month that it is in UTC. */
  since: z.iso.datetime({ offset: true, error: 'Data inválida' }).optional(),
  /** The `nextCursor` of the page before. */
  cursor: z.uuid(invalidPage).toLowerCase().optional(),
  /** Entries of a page; over REST it comes as text. */
  limit: z.coerce
    .number(invalidPage)
    .int(invalidPage)
    .min(1, invalidPage)
    .max(mostEntries, invalidPage)
    .default(usagePerPage),
});

export type ListUsage = z.infer<typeof listUsageSchema>;
