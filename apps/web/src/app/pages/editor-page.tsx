import '../../ui/mantine-editor.css';
import type { User } from '@arrasta/contract';
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

const slots: EditorSlots = {
  UserMenu,
  CarouselList,
  openMyCarousels,
  openPlannerOffer,
  ExportButton,
  ExportMenu,
  ExportDock,
  SlideExport,
  isExporting,
};

export const EditorPage = withTrpc(({ user }: { user: User }) => (
  <EditorSlotsProvider value={slots}>
    <EditorScreen user={user}>
      <MyCarouselsHost />
      <PlannerOfferHost />
    </EditorScreen>
  </EditorSlotsProvider>
));
