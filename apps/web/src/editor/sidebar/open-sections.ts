import { create } from 'zustand';

/** The sections of the column left of the canvas. */
export type SectionKey = 'presets' | 'brand' | 'fonts' | 'theme' | 'options' | 'carousels';

interface OpenSections {
  readonly open: ReadonlySet<SectionKey>;
}

/** Which sections are open; kept while the app runs, whatever deck or width comes. */
export const useOpenSections = create<OpenSections>(() => ({ open: new Set(['carousels']) }));

export function toggleSection(key: SectionKey): void {
  useOpenSections.setState(({ open }) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    return { open: next };
  });
}
