import { deviceMemory } from '../../api/text-memory';

const keyOf = (userId: string) => `arrasta.welcomed.${userId}`;

/** Whether a person was told on this device where to begin. */
export function hasBeenWelcomed(userId: string): boolean {
  return deviceMemory.read(keyOf(userId)) !== null;
}

export function rememberWelcome(userId: string): void {
  deviceMemory.write(keyOf(userId), 'true');
}

/** Forgets it, as the deletion of the account asks for. */
export function forgetWelcome(userId: string): void {
  deviceMemory.remove(keyOf(userId));
}
