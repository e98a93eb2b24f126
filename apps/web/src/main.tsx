import './base/without-eval';
import '@fontsource-variable/inter/opsz.css';
import './base/ui/mantine.css';
import './base/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from './base/focus/kept-focus';
import { followKeyboard } from './base/viewport/follow-keyboard';
import { registerServiceWorker } from './base/offline/register-service-worker';
import { watchStyleSheets } from './base/parts/load-failure';
import { App } from './app/app';
import { hearStepsFirst } from './base/history/step-guard';

const container = document.getElementById('root');
if (!container)
  throw new Error('There is no #root: the browser is too old, or index.html is wrong');
hearStepsFirst();
keepFocus();
followKeyboard();
watchStyleSheets();
void registerServiceWorker();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
