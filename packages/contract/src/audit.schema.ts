import { z } from 'zod';
import { auditActions, auditEntriesPerPage } from './audit';

const invalidPage = 'Página inválida';
/** Of one page. */
const maxAuditEntries = 200;

/** A page of the audit log: of one action or one person, where they are named. */
export const listAuditSchema = z.object({
  action: z.enum(auditActions, 'Ação desconhecida').optional(),
  actorId: z.uuid('Pessoa inválida').toLowerCase().optional(),
  /** The `nextCursor` of the page before. */
  cursor: z
    .string(invalidPage)
    .regex(/^\d{1,18}$/, invalidPage)
    .optional(),
  /** Entries of a page; over REST it comes as text. */
  limit: z.coerce
    .number(invalidPage)
    .int(invalidPage)
    .min(1, invalidPage)
    .max(maxAuditEntries, invalidPage)
    .default(auditEntriesPerPage),
});

export type ListAudit = z.infer<typeof listAuditSchema>;
