import type { CarouselSummary } from '@arrasta/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { create } from 'zustand';
import { flushedSession } from '../../../editor/store/editor-store';
import { lazyDialog } from '../../../loading/lazy-component';
import { templateMessages } from '../../../messages/templates';
import { showToast } from '../../../ui/toast/toast-store';
import { saveDeckAsTemplate, saveStoredAsTemplate } from './change-templates';
import type { TemplateName } from './template-form';

const messages = templateMessages.own;

/** A carousel that is to become a template: a stored one, or the open one as it is by now. */
interface TemplateSource {
  readonly title: string;
  /** Null for the open one. */
  readonly carouselId: string | null;
}

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

async function saveAsTemplate({ carouselId }: TemplateSource, named: TemplateName) {
  if (carouselId !== null) return saveStoredAsTemplate(carouselId, named);
  const deck = flushedSession()?.state.deck;
  return deck === undefined ? null : saveDeckAsTemplate(deck, named);
}

const TemplateForm = lazyDialog(async () => (await import('./template-form')).TemplateForm);

function SaveTemplateDialog({ source }: { source: TemplateSource }) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const save = async (named: TemplateName) => {
    setPending(true);
    const saved = await saveAsTemplate(source, named);
    setPending(false);
    if (saved === null) return;
    close();
    const { title, description, see } = messages.saved;
    showToast('success', title, description, {
      label: see,
      run: () => void navigate('/modelos?purpose=own'),
    });
  };
  return (
    <TemplateForm
      title={messages.saveTitle}
      submitLabel={messages.save}
      initial={{ name: source.title, purpose: null }}
      isPending={isPending}
      onSubmit={(named) => void save(named)}
      onClose={close}
    />
  );
}

/** The dialog while a carousel is to become a template; loaded when it is first opened. */
export function SaveTemplateHost() {
  const source = useSource((state) => state.source);
  return source !== null && <SaveTemplateDialog key={source.carouselId} source={source} />;
}
