import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../api/query-client';
import { theme } from '../ui/theme';
import { Toaster } from '../ui/toast/toaster';
import { FailureBoundary } from './errors';
import { Screens } from './pages/routes';

/** The whole app: look, server state, addresses, notices. */
export function App() {
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
