const mebibyte = 1024 * 1024;

/**
 * What may be uploaded or fetched and what becomes of it. Bytes and pixels. Source: decision 040;
 * docs/product/images.md 2, 5; docs/product/carousels.md 16.
 */
export const imageLimits = {
  /** The maximum size of a file that is uploaded. */
  upload: 20 * mebibyte,
  avatarUpload: 2 * mebibyte,
  /** A file that is fetched from another host. */
  download: 10 * mebibyte,
  /** Width times height of what is uploaded or fetched. */
  pixels: 50_000_000,
  /** Larger pictures are made smaller: a slide is exported 1080 wide, and may be zoomed into. */
  maxSide: 2160,
  avatarSide: 200,
} as const;

/**
 * Texts the server sends about uploaded pictures and those of other hosts.
 * Source: docs/product/carousels.md 16 for the avatar's; docs/product/images.md 7 for a refused
 * address.
 */
export const imageErrorMessages = {
  imageNotFound: 'Imagem não encontrada',
  notAnImage: 'O arquivo não é uma imagem PNG, JPEG, WebP, GIF ou AVIF.',
  notAnAvatar: 'Use uma imagem JPEG, PNG ou WebP.',
  damaged: 'A imagem está danificada e não pôde ser lida.',
  fileTooLarge: 'Arquivo muito grande! O tamanho máximo é 20MB.',
  avatarTooLarge: 'Arquivo muito grande! O tamanho máximo é 2MB.',
  tooManyPixels: 'A imagem é grande demais. O máximo são 50 megapixels.',
  storageAway: 'O armazenamento de imagens não respondeu. Tente de novo em instantes.',
  addressRefused: 'URL não permitida',
  urlNotAnImage: 'O endereço não leva a uma imagem PNG, JPEG, WebP, GIF ou AVIF.',
  addressTooLarge: 'A imagem deste endereço é grande demais. O máximo são 10MB.',
  hostFailed: 'O site da imagem não a entregou.',
  hostTooSlow: 'O site da imagem demorou demais.',
  unknownUse: 'Uso de imagem desconhecido',
  unknownWidth: 'Largura desconhecida. Use 160, 320 ou 640.',
  queryMissing: 'Escreva o que procura.',
  nothingFound: 'Nenhuma imagem encontrada.',
  searchFailed: 'A busca de imagens não respondeu.',
  searchTooSlow: 'A busca de imagens demorou demais.',
  searchBusy: 'A busca de imagens está recebendo pedidos demais. Espere um pouco e tente de novo.',
} as const;

/** What a picture is uploaded for: a slide, or the brand's avatar. */
export const imageUses = ['picture', 'avatar'] as const;

export type ImageUse = (typeof imageUses)[number];

/** The answer to an upload. `url` is what a deck refers to; width and height are in pixels. */
export interface StoredImage {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The address under which a stored picture is served, to its owner alone. */
export function storedImageUrl(id: string): string {
  return `/api/pictures/${id}`;
}

/** Widths of slides that a picture is served in small for, in pixels of the screen. */
export const thumbnailWidths = [160, 320, 640] as const;

export type ThumbnailWidth = (typeof thumbnailWidths)[number];

const storedImage = /^\/api\/pictures\/[0-9a-f-]{36}$/i;

/** Where a stored picture is found in small; any other address as it is. */
export function thumbnailUrl(url: string, width: ThumbnailWidth): string {
  return storedImage.test(url) ? `${url}?w=${String(width)}` : url;
}
