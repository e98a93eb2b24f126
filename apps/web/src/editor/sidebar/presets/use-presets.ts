import { trpc } from '../../../api/trpc';

/** The person's presets, newest first. */
export function usePresets() {
  return trpc.presets.list.useQuery();
}
