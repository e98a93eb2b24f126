let asked = false;

/** Firefox puts the question to the person; and it clears nothing without being told to. */
function wouldPrompt(): boolean {
  return CSS.supports('-moz-appearance', 'none');
}

/**
 * Asks the browser, once there is a draft, to keep what this device holds until somebody clears
 * it: Safari would after seven days without a visit, others where the disk is full.
 */
export function persistStorage(): void {
  // Missing where the page is served without TLS on a name other than localhost.
  if (asked || !('storage' in navigator) || wouldPrompt()) return;
  asked = true;
  navigator.storage.persist().catch(() => undefined);
}
