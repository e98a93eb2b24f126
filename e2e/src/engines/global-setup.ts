import { makeTemplate } from '../fixtures/template-folder';
import { missingEngines } from './engine';

/** Runs once before all workers; what it returns runs after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const missing = missingEngines();
  if (missing !== '') console.warn(missing);
  return makeTemplate();
}
