import { sampleBrand } from '@arrasta/domain';
import type { AiPreferences } from '../settings/settings.service';
import type { WritingStyle } from './prompts/writing-style';

/** Whom a text speaks for, as far as it is known. */
export interface Brand {
  readonly brandName?: string | null | undefined;
  readonly brandHandle?: string | null | undefined;
}

const isWritten = (text: string | null | undefined): text is string =>
  typeof text === 'string' && text.trim() !== '';

/** The name in the place of which a new carousel asks for one is nobody's. */
const isOwn = (text: string): boolean =>
  text.trim() !== sampleBrand.brandName && text.trim() !== sampleBrand.brandHandle;

/** The voice of an account that speaks for a brand. */
export function writingStyleOf(
  { tone, instructions }: Pick<AiPreferences, 'tone' | 'instructions'>,
  { brandName, brandHandle }: Brand,
): WritingStyle {
  const brand = [brandName, brandHandle].filter(isWritten).filter(isOwn);
  return {
    tone,
    instructions: isWritten(instructions) ? instructions : null,
    brand: brand.length === 0 ? null : brand.join(' · '),
  };
}
