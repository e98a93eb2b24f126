import { useEffect } from 'react';
import { appMessages } from '../messages/app';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${appMessages.product}`;
    return () => {
      document.title = appMessages.product;
    };
  }, [title]);
}
