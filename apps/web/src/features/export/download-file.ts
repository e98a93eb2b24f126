import { keptUrls } from './kept-urls';

const keepUrl = keptUrls({ maxCount: 20, maxBytes: 200_000_000 }, (url) => {
  URL.revokeObjectURL(url);
});

/** Hands a file to the browser's download, under this name. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  keepUrl(url, file.size);
}
