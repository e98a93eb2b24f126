import { ProcessGroup } from './process-group';

/** A screen that only exists in memory: with a window, carets and focus behave as on a desk. */
export interface VirtualDisplay {
  /** As the environment's DISPLAY names it. */
  readonly name: string;
  stop(): Promise<void>;
}

/** Starts Xvfb on a display number that is free. */
export async function startVirtualDisplay(program: string): Promise<VirtualDisplay> {
  const size = ['-screen', '0', '2400x2400x24', '-nolisten', 'tcp', '-noreset'];
  const group = new ProcessGroup(program, ['-displayfd', '1', ...size], { PATH: process.env.PATH });
  const [number = ''] = await group.waitForOutput(/^\d+(?=\n)/m);
  return { name: `:${number}`, stop: () => group.stop() };
}
