import { create } from 'zustand';

/** What can be set on a slide as a whole, each in a section of its own. */
export type SlideSection = 'layout' | 'background' | 'alt-text';

/** Where there is room for it beside the slides, the background begins open. */
function hasSpace(): boolean {
  return window.matchMedia('(min-width: 1200px) and (min-height: 860px)').matches;
}

interface OpenSection {
  readonly section: SlideSection | null;
}

// The panel goes whenever an element is selected; how the person left it stays.
export const useOpenSection = create<OpenSection>(() => ({
  section: hasSpace() ? 'background' : null,
}));

/** Opens one of the sections, wherever it is asked for. */
export function openSlideSection(section: SlideSection): void {
  useOpenSection.setState({ section });
}

/** Whether the layouts are open: they need the room of the slides. */
export function useIsLayoutOpen(): boolean {
  return useOpenSection(({ section }) => section === 'layout');
}
