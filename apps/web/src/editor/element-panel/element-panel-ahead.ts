import { aheadComponent } from '../../loading/lazy-component';

/** The panel of an element: a press on one shows it. */
export const ElementPanel = aheadComponent(
  async () => (await import('./element-panel')).ElementPanel,
);
