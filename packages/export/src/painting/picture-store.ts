/** A picture as it is sent to where slides are painted. */
export interface SentPicture {
  /** The same for the same picture; null for one that is sent for one slide alone. */
  readonly key: string | null;
  readonly source: Blob | ImageBitmap;
  /** How often it is halved before it is drawn, as browsers do with one that is drawn small. */
  readonly halvings: number;
}

/** Pixels of pictures that are kept for the slides to come. */
const mostKept = 12_000_000;

interface Stored {
  readonly key: string | null;
  readonly decoding: Promise<ImageBitmap>;
  /** Slides that are about to be painted with it. */
  users: number;
}

/** In the order of their last use. */
let stored: readonly Stored[] = [];

async function decode({ source, halvings }: SentPicture): Promise<ImageBitmap> {
  const whole = source instanceof Blob ? await createImageBitmap(source) : source;
  if (halvings === 0) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.floor(whole.width / 2 ** halvings)),
    resizeHeight: Math.max(1, Math.floor(whole.height / 2 ** halvings)),
    resizeQuality: 'medium',
  });
  whole.close();
  return smaller;
}

function taken(picture: SentPicture): Stored {
  const key = picture.key === null ? null : `${picture.key} ${String(picture.halvings)}`;
  const known = key === null ? undefined : stored.find((one) => one.key === key);
  const one = known ?? { key, decoding: decode(picture), users: 0 };
  one.users += 1;
  stored = [...stored.filter((other) => other !== one), one];
  return one;
}

/** Lets go of what no slide waits for and was used longest ago: nobody else tidies up in a worker. */
async function tidy(): Promise<void> {
  let pixels = 0;
  for (const one of [...stored].reverse()) {
    const bitmap = await one.decoding.catch(() => null);
    pixels += bitmap === null ? 0 : bitmap.width * bitmap.height;
    const isWanted = bitmap !== null && one.key !== null && pixels <= mostKept;
    if (isWanted || one.users > 0) continue;
    stored = stored.filter((other) => other !== one);
    bitmap?.close();
  }
}

/** Work with the pixels of pictures, in their order. Rejects where they cannot be read here. */
export async function withPictures<Outcome>(
  pictures: readonly SentPicture[],
  work: (bitmaps: readonly ImageBitmap[]) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const used = pictures.map(taken);
  try {
    return await work(await Promise.all(used.map(({ decoding }) => decoding)));
  } finally {
    for (const one of used) one.users -= 1;
    void tidy();
  }
}
