import { useEffect } from 'react';
import { appWords } from '../messages/app';

/** Names the page in the browser's tab and history. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${appWords.product}`;
    return () => {
      document.title = appWords.product;
    };
  }, [title]);
}
