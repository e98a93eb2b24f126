import '../../ui/mantine-editor.css';
import type { User } from '@arrasta/contract';
import { lazy } from 'react';
import { withTrpc } from '../../api/trpc';
import { EditorScreen } from '../../editor/editor-screen';
import { EditorSlotsProvider, type EditorSlots } from '../../editor/slots';
import { UserMenu } from '../../features/auth/user-menu';
import { CarouselList } from '../../features/carousels/carousel-list';
import {
  MyCarouselsHost,
  openMyCarousels,
} from '../../features/carousels/my-carousels/my-carousels-host';
import { ExportDock } from '../../features/export/export-dock';
import { isExporting } from '../../features/export/export-job';
import { ExportButton, ExportMenu, SlideExport } from '../../features/export/export-menu';
import { openPlannerOffer, PlannerOfferHost } from '../../features/planner/offer/offer-host';
import {
  openSaveOpenAsTemplate,
  saveCarouselAsTemplate,
  SaveTemplateHost,
} from '../../features/templates/own/save-template-host';
import { LoadingScreen, SessionWatch } from '../guards';
import { useStartView } from './start-view';

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
