import { findPrograms, type EngineDriver, type EngineName } from './engine';
import { EnginePage } from './engine-page';
import { startFirefox } from './firefox-driver';
import { startWebKit } from './webkit-driver';

/** An engine that runs, with the one page it has. */
export interface RunningEngine {
  /** The most device pixels for a px that it can show, up to those of an exported file. */
  readonly pixelRatio: number;
  /** The page, with the paths of a site. */
  openSite(siteUrl: string): Promise<EnginePage>;
  /** Ends the engine with all its processes and removes its folders. */
  stop(): Promise<void>;
}

/**
 * Starts Firefox or WebKit in a window of a virtual display, in a home folder of its own.
 *
 * ```ts
 * const engine = await startEngine('webkit');
 * const page = await engine.openSite('http://127.0.0.1:3000');
 * await page.goto('/auth');
 * await page.fill({ css: 'input', name: 'Email' }, 'ana@exemplo.com.br');
 * const { name, content } = await page.download(() => page.click({ css: 'button', name: 'Baixar' }));
 * await engine.stop();
 * ```
 */
export async function startEngine(name: EngineName): Promise<RunningEngine> {
  const programs = findPrograms(name);
  const driver: EngineDriver =
    name === 'firefox' ? await startFirefox(programs) : await startWebKit(programs);
  return {
    pixelRatio: name === 'firefox' ? 2.5 : 1,
    openSite: (siteUrl) => EnginePage.open(driver, siteUrl),
    stop: () => driver.stop(),
  };
}
