import type { CarouselSummary } from '@arrasta/contract';
import { create } from 'zustand';
import { flushedSession, useEditorStore } from '../../../editor/store/editor-store';
import { lazyDialog } from '../../../loading/lazy-component';
import type { TemplateSource } from './template-form';

const useSource = create<{ readonly source: TemplateSource | null }>(() => ({ source: null }));

/** Asks under what name a stored carousel is kept as a template. */
export function saveCarouselAsTemplate({ id, title }: Pick<CarouselSummary, 'id' | 'title'>): void {
  useSource.setState({ source: { title, carouselId: id } });
}

/** The same for the open carousel. */
export function openSaveOpenAsTemplate(): void {
  const title = flushedSession()?.state.deck.carousel.title;
  if (title !== undefined) useSource.setState({ source: { title, carouselId: null } });
}

function close(): void {
  useSource.setState({ source: null });
}

// The title is that of the deck that was open.
useEditorStore.subscribe(({ session }, before) => {
  if (session?.state.deck.carousel.id !== before.session?.state.deck.carousel.id) close();
});

const SaveTemplateDialog = lazyDialog(
  async () => (await import('./save-template-dialog')).SaveTemplateDialog,
);

/** The dialog while a carousel is to become a template; loaded when it is first opened. */
export function SaveTemplateHost() {
  const source = useSource((state) => state.source);
  return source !== null && <SaveTemplateDialog source={source} onClose={close} />;
}
