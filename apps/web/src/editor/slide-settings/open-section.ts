import { create } from 'zustand';

/** What can be set on a slide as a whole, each in a section of its own. */
type SlideSection = 'background' | 'alt-text';

/** Where there is room for it beside the slides, the background begins open. */
function hasRoom(): boolean {
  return window.matchMedia('(min-width: 1200px) and (min-height: 860px)').matches;
}

interface OpenSection {
  readonly section: SlideSection | null;
}

// The panel goes whenever an element is selected; how the person left it stays.
const useOpenSection = create<OpenSection>(() => ({ section: hasRoom() ? 'background' : null }));

/** Whether a section is open, and what opens and closes it; one at a time leaves the slides room. */
export function useSection(section: SlideSection) {
  const isOpen = useOpenSection((now) => now.section === section);
  const onToggle = () => useOpenSection.setState({ section: isOpen ? null : section });
  return { isOpen, onToggle };
}
