import { useEffect, useState } from 'react';

/**
 * The address of a picture that could not be had, and how to note one. What failed is asked for
 * again once the device is back online: it may have failed for nothing else.
 */
export function useFailedUrl(): [failed: string | null, fail: (url: string) => void] {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (failed === null) return;
    const forget = () => {
      setFailed(null);
    };
    addEventListener('online', forget);
    return () => {
      removeEventListener('online', forget);
    };
  }, [failed]);
  return [failed, setFailed];
}
