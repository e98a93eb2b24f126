import '../../ui/mantine-editor.css';
import type { User } from '@arrasta/contract';
import { useNavigate } from 'react-router-dom';
import { withTrpc } from '../../api/trpc';
import { changeRequest, openGeneration } from '../../editor/generation/generation-store';
import { openImportText } from '../../editor/import/import-text-store';
import { freshDeckState } from '../../editor/persistence/open-deck';
import {
  MyCarouselsHost,
  openMyCarousels,
} from '../../features/carousels/my-carousels/my-carousels-host';
import { TemplatesScreen } from '../../features/templates/templates-screen';
import { AccountMenu } from './account-menu';

export const TemplatesPage = withTrpc(({ user }: { user: User }) => {
  const navigate = useNavigate();
  const startBlank = () => void navigate('/', { state: freshDeckState });
  return (
    <>
      <TemplatesScreen
        user={user}
        Menu={AccountMenu}
        openMyCarousels={openMyCarousels}
        startBlank={startBlank}
        startFromText={() => {
          openImportText();
          startBlank();
        }}
        startWithAi={(topic) => {
          if (topic !== '') changeRequest({ topic });
          openGeneration();
          startBlank();
        }}
      />
      <MyCarouselsHost />
    </>
  );
});
