import { partLoader } from '../../loading/part-loader';
import { showToast } from '../../ui/toast/toast-store';
import { markdownDoorWords } from '../../messages/markdown-entry';
import { flushedSession } from '../../editor/store/editor-store';
import { downloadFile } from './download-file';
import { exportFileName } from './export-file-name';

const words = markdownDoorWords.export;

const notebook = partLoader(() => import('@arrasta/markdown'));

/** Hands the open carousel to the download as a text that can be made into it again. */
export async function saveMarkdown(): Promise<void> {
  const session = flushedSession();
  if (session === null) return;
  const { deck } = session.state;
  try {
    const { deckToMarkdown } = await notebook.get();
    const file = new Blob([deckToMarkdown(deck)], { type: 'text/markdown;charset=utf-8' });
    downloadFile(file, exportFileName(deck.carousel.title, 'md'));
    showToast('success', words.done);
  } catch (error) {
    console.warn(error);
    showToast('error', words.failed);
  }
}
