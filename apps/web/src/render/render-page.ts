import '../loading/without-eval';
import { exportPage } from '@arrasta/contract';
import { renderOrder } from './render-order';

// The server calls it from outside, once; nothing else on this page does anything.
Object.assign(globalThis, { [exportPage.function]: renderOrder });
