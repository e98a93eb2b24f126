/** Time the browser is given to begin the download before its address is given back, in ms. */
const addressLife = 60_000;

/** Hands a file to the browser's download, under this name. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLife);
}
