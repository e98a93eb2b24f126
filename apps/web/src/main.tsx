import './loading/without-eval';
import '@fontsource-variable/inter/opsz.css';
import './ui/mantine.css';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { keepFocus } from './ui/keep-focus';
import { followKeyboard } from './ui/viewport/follow-keyboard';
import { registerServiceWorker } from './loading/register-service-worker';
import { watchStyleSheets } from './loading/load-failure';
import { listenBeforeRouter } from './ui/navigation/history-guard';
import { queryClient } from './api/query-client';
import { theme } from './ui/theme';
import { Toaster } from './ui/toast/toaster';
import { FailureBoundary } from './app/errors';
import { Screens } from './app/pages/routes';

/** The whole app: look, server state, addresses, notices. */
function App() {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <FailureBoundary place="app">
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Screens />
          </BrowserRouter>
        </QueryClientProvider>
        <Toaster />
      </FailureBoundary>
    </MantineProvider>
  );
}

const container = document.getElementById('root');
if (!container)
  throw new Error('There is no #root: the browser is too old, or index.html is wrong');
listenBeforeRouter();
keepFocus();
followKeyboard();
watchStyleSheets();
void registerServiceWorker();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
