import { accessSync, constants, statSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Whether the path is a file that may be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium in one of its usual places. Apart from the rest of the configuration
 * because vitest's own configuration asks, which cannot load the product's packages.
 */
export function findBrowser(): string | undefined {
  return usualPlaces.find(isProgram);
}
