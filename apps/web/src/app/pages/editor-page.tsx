import '../../ui/mantine-editor.css';
import type { User } from '@arrasta/contract';
import { lazy, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { withTrpc } from '../../api/trpc';
import { EditorScreen } from '../../editor/editor';
import { EditorSlotsProvider, type EditorSlots } from '../../editor/slots';
import { UserMenu } from '../../features/auth/user-menu';
import { CarouselList } from '../../features/carousels/carousel-list';
import {
  MyCarouselsHost,
  openMyCarousels,
} from '../../features/carousels/my-carousels/my-carousels-host';
import {
  ExportDock,
  ExportButton,
  ExportMenu,
  SlideExport,
} from '../../features/export/export-menu';
import { isExporting } from '../../features/export/export-job';
import { openPlannerOffer, PlannerOfferHost } from '../../features/planner/offer/offer-host';
import {
  openSaveOpenAsTemplate,
  saveCarouselAsTemplate,
  SaveTemplateHost,
} from '../../features/templates/own/save-template-host';
import { LoadingScreen, SessionWatch } from '../guards';
import { useHasCarousels } from '../../api/use-carousels';
import { latestNewDraft } from '../../editor/persistence/drafts';
import { asksForFresh, requestedView } from '../../editor/persistence/visit-state';

type StartView = 'pending' | 'editor' | 'gallery';

interface Visit {
  readonly pathname: string;
  readonly key: string;
  readonly state: unknown;
}

/** Whether this device keeps edits of a carousel that was never saved; undefined until that is known. */
function useHasNewDraft(userId: string, { key }: Visit, isAsked: boolean): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['newDraft', userId, key],
    queryFn: async () => (await latestNewDraft(userId)) !== null,
    enabled: isAsked,
    gcTime: 0,
  });
  return isError ? false : data;
}

function useChosenView(userId: string, visit: Visit, isAsked: boolean): StartView {
  const has = useHasCarousels(isAsked);
  const asksForDraft = isAsked && has === false && !asksForFresh(visit.state);
  const hasDraft = useHasNewDraft(userId, visit, asksForDraft);
  if (has === undefined || (asksForDraft && hasDraft === undefined)) return 'pending';
  return has || hasDraft === true ? 'editor' : 'gallery';
}

/**
 * What is shown at the address: the editor; at `/` the gallery to a person without carousels,
 * unless the way there asks for one of the two (docs/product/gallery.md 2). It stays what it was
 * first, also when the person gets a carousel meanwhile, or loses the last one.
 */
function useStartView(userId: string): StartView {
  const visit = useLocation() as Visit;
  const requested = visit.pathname === '/' ? requestedView(visit.state) : 'editor';
  const [first, setFirst] = useState<{ readonly key: string; readonly view: StartView } | null>(
    null,
  );
  const isKnown = first !== null && first.key === visit.key;
  const chosen = useChosenView(userId, visit, requested === null && !isKnown);
  if (requested !== null) return requested;
  if (isKnown) return first.view;
  if (chosen !== 'pending') setFirst({ key: visit.key, view: chosen });
  return chosen;
}

const slots: EditorSlots = {
  UserMenu,
  CarouselList,
  openMyCarousels,
  openSaveTemplate: openSaveOpenAsTemplate,
  openPlannerOffer,
  ExportButton,
  ExportMenu,
  ExportDock,
  SlideExport,
  isExporting,
};

const TemplatesPage = lazy(async () => ({
  default: (await import('./templates-page')).TemplatesPage,
}));

/** The editor, or the gallery over it. */
export const EditorPage = withTrpc(({ user }: { user: User }) => {
  const view = useStartView(user.id);
  if (view === 'pending') return <LoadingScreen />;
  if (view === 'gallery') {
    return (
      <SessionWatch>
        <TemplatesPage user={user} />
      </SessionWatch>
    );
  }
  return (
    <EditorSlotsProvider value={slots}>
      <EditorScreen user={user}>
        <MyCarouselsHost onSaveTemplate={saveCarouselAsTemplate} />
        <PlannerOfferHost />
        <SaveTemplateHost />
      </EditorScreen>
    </EditorSlotsProvider>
  );
});
