import type { UntouchedSizes } from '@arrasta/domain';
import { themeNamed } from '../theme/theme-named';

/** What texts without a size of their own are drawn at in a theme; `minimal` for unknown names. */
export function untouchedSizes(theme: string): UntouchedSizes {
  return { title: 'text-4xl', subtitle: 'text-lg', text: themeNamed(theme).textStep };
}
