interface KeptUrl {
  readonly url: string;
  readonly bytes: number;
}

interface KeptUrlsLimits {
  readonly maxCount: number;
  readonly maxBytes: number;
}

/**
 * Keeps addresses of files as long as there is room: iOS and Firefox may ask what to do with a
 * download and fetch it once somebody answers, however late. The newest is always kept.
 * @returns what adds an address, and gives back the oldest where the limits are passed
 */
export function keptUrls({ maxCount, maxBytes }: KeptUrlsLimits, revoke: (url: string) => void) {
  const kept: KeptUrl[] = [];
  const isTooMuch = () =>
    kept.length > maxCount || kept.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytes;
  return (url: string, bytes: number): void => {
    kept.push({ url, bytes });
    while (kept.length > 1 && isTooMuch()) {
      const oldest = kept.shift();
      if (oldest !== undefined) revoke(oldest.url);
    }
  };
}
