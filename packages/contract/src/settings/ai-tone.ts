/** How generated text sounds. Source: accounts §2, §3. */
export const aiTones = [
  'professional',
  'casual',
  'friendly',
  'authoritative',
  'inspiring',
  'educational',
] as const;

export type AiTone = (typeof aiTones)[number];
