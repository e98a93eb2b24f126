import type { ErrorCode } from './errors';

/** Texts the server sends about AI calls. Source: docs/product/generation.md 16, 20. */
export const aiMessages = {
  noSlides: 'No slides found',
  noSlideContent: 'No slide content found',
  alreadyRunning: 'Já há uma geração em andamento. Espere que ela termine.',
  promptMissing: 'Descreva o que deve ser gerado.',
  promptTooLong: 'A descrição pode ter no máximo 4.000 caracteres',
  deckPromptMissing: 'Por favor descreva sobre o que você gostaria que fosse seu carrossel',
  sourceTooLong: 'O texto passa de 20.000 caracteres',
  pageAddressMissing: 'Escreva o endereço da página.',
  pageRefused:
    'Este endereço não pode ser lido. Use o endereço de uma página pública da internet, que começa com https:// ou http://.',
  pageFailed: 'Não foi possível abrir a página: o site não respondeu ou não a entregou.',
  pageTooSlow: 'O site demorou demais para entregar a página.',
  pageTooLarge: 'A página é grande demais. O máximo são 2 MB.',
  notAPage: 'O endereço não leva a uma página de texto. Imagens, vídeos e PDF não podem ser lidos.',
  pageEmpty:
    'Não há texto para ler nesta página. Se ele aparece no navegador, copie-o e cole aqui.',
} as const;

/** What is generated for an account by the provider of AI. */
export const generationKinds = ['deck', 'rewrite', 'hooks', 'caption', 'ideas', 'picture'] as const;
export type GenerationKind = (typeof generationKinds)[number];

/** How a generation ended: whole, cancelled by its caller, or with the error of the call. */
export type GenerationOutcome = 'ok' | 'cancelled' | ErrorCode;

/** Generations that one page of the usage holds. */
export const usagePerPage = 20;

/** One generation: what it took, and nothing of what it was about. */
export interface AiUsageLine {
  readonly id: string;
  readonly kind: GenerationKind;
  /** The model that was asked. */
  readonly model: string;
  /** Null where the provider did not say. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** Pictures that were made. */
  readonly pictures: number;
  readonly durationMs: number;
  readonly outcome: GenerationOutcome;
  /** ISO 8601 UTC. */
  readonly startedAt: string;
}

/** What all generations since a moment took. */
export interface AiUsageTotals {
  /** ISO 8601 UTC. */
  readonly since: string;
  /** Those that ended whole. */
  readonly generations: Readonly<Record<GenerationKind, number>>;
  /** Those that failed or were given up; what they took is part of the sums. */
  readonly unfinished: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly pictures: number;
}

/** One's usage of AI: sums, and a page of the generations, newest first. */
export interface AiUsage {
  readonly totals: AiUsageTotals;
  readonly entries: readonly AiUsageLine[];
  /** What asks for the page after this one; null on the last. */
  readonly nextCursor: string | null;
}
