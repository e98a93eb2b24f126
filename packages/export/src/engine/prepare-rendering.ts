import { warmEncoder } from '../encode/encoder';
import { engineTraits } from './measure-engine';

/** Makes ready what the file of any slide takes: a worker, and what is to be known of the engine. */
export function prepareRendering(): void {
  warmEncoder();
  void engineTraits();
}
