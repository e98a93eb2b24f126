import { deviceMemory } from '../../api/text-memory';

const key = 'arrasta.lastPreset';

/** Notes the preset that was applied or saved. */
export function rememberPreset(id: string): void {
  deviceMemory.write(key, id);
}

/** The preset that was used last on this device, of any account; null where none was. */
export function lastPresetId(): string | null {
  return deviceMemory.read(key);
}
