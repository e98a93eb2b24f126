import type { Passwords } from '../src/kernel/security/passwords';

function signal() {
  let give: (() => void) | undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give?.() };
}

/** Passwords in clear, of which the next one that is checked, or hashed, waits until it is let go. */
export function heldPasswords(held: keyof Passwords) {
  const [reached, letGo] = [signal(), signal()];
  let isArmed = false;
  const pass = async (step: keyof Passwords) => {
    if (!isArmed || step !== held) return;
    isArmed = false;
    reached.give();
    await letGo.given;
  };
  const passwords: Passwords = {
    hash: async (password) => {
      await pass('hash');
      return password;
    },
    verify: async (hash, password) => {
      await pass('verify');
      return hash === password;
    },
  };
  return {
    passwords,
    arm: () => {
      isArmed = true;
    },
    reached: reached.given,
    letGo: letGo.give,
  };
}
