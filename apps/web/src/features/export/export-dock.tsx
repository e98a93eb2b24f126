import { useSession } from '../../editor/store/editor-store';
import { aheadComponent } from '../../loading/lazy-component';
import { useExportState } from './export-job';

const ExportProgress = aheadComponent(
  async () => (await import('./export-progress')).ExportProgress,
);

/** How far the export is, what it lacks and the way to end it; covers nothing (docs/product/export.md 8). */
export function ExportDock() {
  const job = useExportState((state) => state.job);
  const openedId = useSession(({ state }) => state.deck.carousel.id);
  if (job?.isLong !== true) return null;
  return <ExportProgress job={job} isOfOpenDeck={job.deck.id === openedId} />;
}
