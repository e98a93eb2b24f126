import type { ErrorCode } from '../../error-code';
import { captionAnswerSchema } from './answer-schemas';
import type { Operation } from './operation';

/** Ways in which a provider fails. */
const provider = [
  'NEEDS_API_KEY',
  'QUOTA_EXCEEDED',
  'AI_REFUSED',
  'AI_UNAVAILABLE',
  'AI_BAD_ANSWER',
  'UPSTREAM_TIMEOUT',
] as const satisfies readonly ErrorCode[];

/** What is written by AI. Source: decisions §3, §9. */
export const aiOperations: readonly Operation[] = [
  {
    id: 'generateCaption',
    method: 'post',
    path: '/ai/generate-caption/{id}',
    subject: 'I.A.',
    audience: 'signed in',
    summary: 'Escreve a legenda de um carrossel e a guarda com ele.',
    answer: { status: 200, description: 'A legenda.', body: captionAnswerSchema },
    errors: ['NOT_FOUND', ...provider],
  },
];
