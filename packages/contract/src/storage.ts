const mebibyte = 1024 * 1024;
const gibibyte = 1024 * mebibyte;

/** A size as a person reads it, e.g. `9,3 MB` or `2 GB`; rounded up, so that it never looks allowed. */
export function formatSize(bytes: number): string {
  const [unit, name] = bytes < gibibyte ? [mebibyte, 'MB'] : [gibibyte, 'GB'];
  const tenths = Math.ceil((bytes / unit) * 10) / 10;
  return `${tenths.toLocaleString('pt-BR')}\u00A0${name}`;
}

/** Texts the server sends about what an account may keep. */
export const storageMessages = {
  tooManyCarousels: (used: number, allowed: number) =>
    `Você tem ${used.toLocaleString('pt-BR')} de ${allowed.toLocaleString('pt-BR')} carrosséis. Exclua algum para criar outro.`,
  full: (used: number, allowed: number) =>
    `Seu espaço não basta: seriam ${formatSize(used)} de ${formatSize(allowed)}. Exclua carrosséis; imagens que só eles usavam dão lugar um dia depois.`,
} as const;
