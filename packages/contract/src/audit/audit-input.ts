import { z } from 'zod';
import { auditActions } from './audit-action';

const invalidPage = 'Página inválida';

/** A page of the audit log: of one action or one person, where they are named. */
export const listAuditSchema = z.object({
  action: z.enum(auditActions, 'Ação desconhecida').optional(),
  actorId: z.uuid('Pessoa inválida').toLowerCase().optional(),
  /** The `nextCursor` of the page before. */
  cursor: z
    .string(invalidPage)
    .regex(/^\d{1,18}$/, invalidPage)
    .optional(),
});

export type ListAudit = z.infer<typeof listAuditSchema>;
