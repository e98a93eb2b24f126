import { useMediaQuery } from '@mantine/hooks';

/** How much room there is: columns, rail and drawer, or one column with a bottom bar. */
export type Layout = 'wide' | 'medium' | 'narrow';

/** The layout for the window's width (look/tokens: 1440, 1024 and 390). */
export function useLayout(): Layout {
  const wide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  const medium = useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false });
  if (wide) return 'wide';
  return medium ? 'medium' : 'narrow';
}
