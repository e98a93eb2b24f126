import type { AiTone } from '@arrasta/contract';

/** How each tone sounds, in one line. Source: docs/product/generation.md 14. */
export const toneLines: Readonly<Record<AiTone, string>> = {
  professional: 'Tom profissional: claro, objetivo e respeitoso, sem gírias.',
  casual: 'Tom casual: como uma conversa, leve e direto.',
  friendly: 'Tom amigável: caloroso e próximo, de quem quer ajudar.',
  authoritative: 'Tom de autoridade: seguro e preciso, de quem domina o assunto.',
  inspiring: 'Tom inspirador: que move a agir, com imagens concretas e sem exageros.',
  educational: 'Tom educativo: didático, do simples ao complexo, com exemplos.',
};
