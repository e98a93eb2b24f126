/** The picture of an address, ready to be measured and drawn. Rejects where there is none. */
export function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('Not a picture'));
    };
    image.src = address;
  });
}
