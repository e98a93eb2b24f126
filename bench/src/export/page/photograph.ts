const size = { width: 2400, height: 1350 };

/** Grain, which is what makes photographs large. */
function grain(context: CanvasRenderingContext2D, seed: number): void {
  const pixels = context.getImageData(0, 0, size.width, size.height);
  let state = seed + 1;
  for (let place = 0; place < pixels.data.length; place += 4) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const noise = ((state >>> 16) % 24) - 12;
    for (const channel of [0, 1, 2]) {
      pixels.data[place + channel] = (pixels.data[place + channel] ?? 0) + noise;
    }
  }
  context.putImageData(pixels, 0, 0);
}

/** A picture as large as a photograph, as JPEG in base64; the same one for the same number. */
export async function paintedPhotograph(number: number): Promise<string> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  const sky = context.createLinearGradient(0, 0, size.width, size.height);
  sky.addColorStop(0, `hsl(${number * 90} 60% 70%)`);
  sky.addColorStop(1, `hsl(${number * 90 + 60} 50% 30%)`);
  context.fillStyle = sky;
  context.fillRect(0, 0, size.width, size.height);
  grain(context, number);
  const address = canvas.toDataURL('image/jpeg', 0.95);
  return Promise.resolve(address.slice(address.indexOf(',') + 1));
}
