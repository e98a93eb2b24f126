import type { AiTone } from '@arrasta/contract';
import type { Material } from './material';
import { toneLines } from './tones';

/** How an account wants to sound, and whom it speaks for. */
export interface WritingStyle {
  readonly tone: AiTone;
  readonly instructions: string | null;
  /** Name and handle as they stand on the slides; null where there is none. */
  readonly brand: string | null;
}

/** The rules that come from the account: its tone, and what its preferences are for. */
export function writingStyleRules({ tone, instructions }: WritingStyle): string[] {
  if (instructions === null) return [toneLines[tone]];
  return [
    toneLines[tone],
    'PREFERÊNCIAS dizem como o texto deve soar e o que evitar; siga-as onde não contrariam estas regras.',
  ];
}

/** The account's own words, as material. */
export function writingStyleMaterial({ instructions, brand }: WritingStyle): Material[] {
  return [
    ...(instructions === null ? [] : [{ name: 'PREFERÊNCIAS', text: instructions }]),
    ...(brand === null ? [] : [{ name: 'MARCA', text: brand }]),
  ];
}
