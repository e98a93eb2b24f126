import { showToast } from '../../ui/toast/toast-store';
import { exportUiMessages as messages } from '../../messages/export';
import { closeJob, updateJob, useExportState } from './export-job';

/** Whether the system shares as many pictures. */
export function canShareFiles(count: number): boolean {
  const probe = new File([], 'slide_1.jpg', { type: 'image/jpeg' });
  const files = Array.from({ length: count }, () => probe);
  return typeof navigator.canShare === 'function' && navigator.canShare({ files });
}

/**
 * Whether one slide is offered to be shared: where a finger works the screen, it is how a picture
 * comes among the photos. Elsewhere it is a file that is wanted.
 */
export function canShareSlide(): boolean {
  return window.matchMedia('(pointer: coarse)').matches && canShareFiles(1);
}

type ShareOutcome = 'shared' | 'closed' | 'needs-click' | 'failed';

async function openShareSheet(files: readonly File[]): Promise<ShareOutcome> {
  try {
    await navigator.share({ files: [...files] });
    return 'shared';
  } catch (error) {
    const reason = error instanceof DOMException ? error.name : '';
    // Closing the sheet cancels sharing and is no failure.
    if (reason === 'AbortError') return 'closed';
    if (reason === 'NotAllowedError') return 'needs-click';
    console.warn(error);
    return 'failed';
  }
}

function tellFailure(): void {
  showToast('error', messages.shareFailed.title, messages.shareFailed.description);
}

/** Hands the files of a job to the system's own sheet; to be called by a click. */
export async function shareFiles(files: readonly File[]): Promise<void> {
  const outcome = await openShareSheet(files);
  // The next export may have begun while the sheet was open.
  const isCurrent = useExportState.getState().job?.files === files;
  if (outcome === 'shared' && isCurrent) closeJob();
  if (outcome === 'needs-click' || outcome === 'failed') tellFailure();
}

/** Whether the click that asked for the files still counts, and there is nothing to read before. */
function canShareAtOnce(): boolean {
  const { missing = [], missingFonts = [] } = useExportState.getState().job ?? {};
  return navigator.userActivation.isActive && missing.length + missingFonts.length === 0;
}

/**
 * Hands files that were just made to the system's sheet, or shows what they lack and a button for
 * it: the browser opens the sheet for a click alone, and a click does not count for long.
 */
export async function shareMadeFiles(files: readonly File[]): Promise<void> {
  if (!navigator.canShare({ files: [...files] })) {
    closeJob();
    tellFailure();
    return;
  }
  const outcome = canShareAtOnce() ? await openShareSheet(files) : 'needs-click';
  if (outcome === 'needs-click') updateJob({ files, isLong: true });
  else closeJob();
  if (outcome === 'failed') tellFailure();
}
