import './base/without-eval';
import '@fontsource-variable/inter/opsz.css';
import './base/ui/mantine.css';
import './base/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from './base/focus/kept-focus';
import { followKeyboard } from './base/viewport/follow-keyboard';
import { App } from './app/app';
import { hearStepsFirst } from './base/history/step-guard';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
hearStepsFirst();
keepFocus();
followKeyboard();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
