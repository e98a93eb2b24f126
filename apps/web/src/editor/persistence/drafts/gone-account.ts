const channelName = 'arrasta.gone-account';

/** Lets the other tabs of this browser know that an account is no more. */
export function tellGone(userId: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(userId);
  channel.close();
}

/**
 * Runs `onGone` when another tab tells that this account is no more.
 * @returns what ends the listening
 */
export function hearGone(userId: string, onGone: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) onGone();
  };
  return () => channel.close();
}
