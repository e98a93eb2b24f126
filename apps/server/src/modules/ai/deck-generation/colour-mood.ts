import { hexToTriple } from '@arrasta/domain';

/** Names of hues, by where each one ends on the colour circle, in degrees. */
const hues: readonly (readonly [end: number, name: string])[] = [
  [15, 'vermelho'],
  [45, 'laranja'],
  [70, 'amarelo'],
  [165, 'verde'],
  [200, 'turquesa'],
  [260, 'azul'],
  [290, 'roxo'],
  [345, 'rosa'],
  [360, 'vermelho'],
];

/** Below this spread of its channels a colour is a grey; of 255. */
const greySpread = 24;

/** The mood of a brand's colour in words, for who cannot see it. */
export function colourMood(hex: string): string {
  const channels = hexToTriple(hex);
  const [red, green, blue] = channels;
  const most = Math.max(...channels);
  const spread = most - Math.min(...channels);
  const light = most > 200 ? 'claro' : most < 110 ? 'escuro' : 'médio';
  if (spread < greySpread) return `neutro, ${light}: sóbrio`;
  const turns = { [red]: (green - blue) / spread, [green]: 2 + (blue - red) / spread };
  const hue = (60 * (turns[most] ?? 4 + (red - green) / spread) + 360) % 360;
  const name = hues.find(([end]) => hue <= end)?.[1] ?? 'vermelho';
  return `${name}, ${light}: ${spread > 120 ? 'vivo e enérgico' : 'calmo'}`;
}
