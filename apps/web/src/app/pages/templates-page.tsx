import '../../ui/mantine-editor.css';
import type { User } from '@arrasta/contract';
import type { Deck } from '@arrasta/domain';
import { useNavigate } from 'react-router-dom';
import { withTrpc } from '../../api/trpc';
import { changeRequest, openGeneration } from '../../editor/generation/generation-store';
import { openImportText, openImportTextFor } from '../../editor/import/import-text-store';
import { useDraftKeeper } from '../../editor/persistence/draft-keeper';
import { useLeaveWarning } from '../../editor/persistence/leave';
import { sampleDeckState } from '../../editor/persistence/visit-state';
import type { ChosenTemplate } from '../../editor/template-choice/template-choice';
import { useResetOnUserChange } from '../../editor/reset-on-user-change';
import {
  MyCarouselsHost,
  openMyCarousels,
} from '../../features/carousels/my-carousels/my-carousels-host';
import { isExporting } from '../../features/export/export-job';
import { downloadFile, exportFileName } from '../../features/export/exported-files';
import {
  TemplateFilesProvider,
  type ReadFile,
  type TemplateFiles,
} from '../../features/templates/own/template-files';
import {
  saveCarouselAsTemplate,
  SaveTemplateHost,
} from '../../features/templates/own/save-template-host';
import { openSessionOrNull, useReturnToEditor } from '../../features/templates/open-template';
import { TemplatesScreen } from '../../features/templates/templates-screen';
import { markdownMessages } from '../../messages/markdown';
import { AccountMenu } from './account-menu';

async function readText(file: File): Promise<ReadFile> {
  const { readTextFile } = await import('../../editor/import/source-text');
  const read = await readTextFile(file);
  return 'text' in read ? read : { problem: markdownMessages.fileRefused[read.refusal] };
}

async function countOverflows(deck: Deck): Promise<number> {
  const checks = await import('../../editor/checks/overflow/fit-deck');
  return checks.countOverflows(deck);
}

const files: TemplateFiles = {
  readText,
  downloadText(text, title) {
    const file = new Blob([text], { type: 'text/markdown;charset=utf-8' });
    downloadFile(file, exportFileName(title, 'md'));
  },
};

/** The ways to begin without a template: each opens the editor, one of them with a dialog. */
function useStartActions() {
  const navigate = useNavigate();
  const startBlank = () => void navigate('/', { state: sampleDeckState });
  const returnToEditor = useReturnToEditor();
  // A text is made over the open carousel, so that undo leads back to it.
  const returnOrStart = openSessionOrNull() === null ? startBlank : returnToEditor;
  return {
    startBlank,
    startFromText: () => {
      openImportText();
      returnOrStart();
    },
    startFromTextIn: (template: ChosenTemplate) => {
      openImportTextFor(template);
      returnOrStart();
    },
    startWithAi: (topic: string) => {
      if (topic !== '') changeRequest({ topic });
      openGeneration();
      startBlank();
    },
  };
}

export const TemplatesPage = withTrpc(({ user }: { user: User }) => {
  // The style of a template is an edit of the open carousel, and made while this page is shown.
  useDraftKeeper(user.id);
  useLeaveWarning(isExporting);
  const startActions = useStartActions();
  if (!useResetOnUserChange(user.id)) return null;
  return (
    <TemplateFilesProvider value={files}>
      <TemplatesScreen
        user={user}
        Menu={AccountMenu}
        openMyCarousels={openMyCarousels}
        countOverflows={countOverflows}
        {...startActions}
      />
      <MyCarouselsHost onSaveTemplate={saveCarouselAsTemplate} />
      <SaveTemplateHost />
    </TemplateFilesProvider>
  );
});
