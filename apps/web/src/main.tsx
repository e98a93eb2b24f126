import './loading/without-eval';
import '@fontsource-variable/inter/opsz.css';
import './ui/mantine.css';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from './ui/keep-focus';
import { followKeyboard } from './ui/viewport/follow-keyboard';
import { registerServiceWorker } from './loading/register-service-worker';
import { watchStyleSheets } from './loading/load-failure';
import { App } from './app/app';
import { listenBeforeRouter } from './ui/navigation/history-guard';

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
