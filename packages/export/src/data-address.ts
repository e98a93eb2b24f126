/** A file as an address that holds it. */
export function asDataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = () => {
      reject(new Error('Unreadable picture'));
    };
    reader.readAsDataURL(file);
  });
}
