import { deviceMemory } from '../../api/text-memory';

const presetKey = 'arrasta.lastPreset';

/** Notes the preset that was applied or saved. */
export function rememberPreset(id: string): void {
  deviceMemory.write(presetKey, id);
}

/** The preset that was used last on this device, of any account; null where none was. */
export function lastPresetId(): string | null {
  return deviceMemory.read(presetKey);
}

const welcomeKeyOf = (userId: string) => `arrasta.welcomed.${userId}`;

/** Whether the hint where to begin was dismissed on this device. */
export function hasBeenWelcomed(userId: string): boolean {
  return deviceMemory.read(welcomeKeyOf(userId)) !== null;
}

export function rememberWelcome(userId: string): void {
  deviceMemory.write(welcomeKeyOf(userId), 'true');
}

/** Forgets it, as the deletion of the account asks for. */
export function forgetWelcome(userId: string): void {
  deviceMemory.remove(welcomeKeyOf(userId));
}
