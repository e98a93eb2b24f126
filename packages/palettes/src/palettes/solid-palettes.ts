import { type Palette, solidPalette } from './palette';

/** Turquoise and sea green. */
const turquoise: readonly Palette[] = [
  solidPalette('Cyan Fresh', '#06D6A0', '#FFFFFF', '#111827'),
  solidPalette('Arraial', '#14B5A6', '#FFFFFF', '#0D2B33'),
  solidPalette('Mata Atlântica', '#1F6B4A', '#FAFAF3', '#12241B'),
  solidPalette('Jade', '#14706A', '#E2F4EE', '#0F2E2B'),
  solidPalette('Vitória-régia', '#7FE3C0', '#0C1F1B', '#EEFBF6'),
  solidPalette('Palmeira-imperial', '#F3D756', '#0F3D36', '#FBF6E6'),
];

/** Water: cyan and petrol. */
const cyan: readonly Palette[] = [
  solidPalette('Piscina', '#1FBFE0', '#FFFFFF', '#0B2239'),
  solidPalette('Noronha', '#0879A0', '#FFFFFF', '#0A2530'),
  solidPalette('Petróleo', '#0B585E', '#F8FAF8', '#0A2528'),
  solidPalette('Restinga', '#0F6B8A', '#F8F0E1', '#0B2630'),
  solidPalette('Fundo do Mar', '#5FDCEB', '#081C26', '#EAF8FC'),
  solidPalette('Farol', '#FF8F66', '#0C3A4A', '#FFF4EC'),
];

/** Blue, from sky to navy. */
const blue: readonly Palette[] = [
  solidPalette('Céu Aberto', '#4BA3FF', '#FFFFFF', '#0A1B3D'),
  solidPalette('Anil', '#4F46E5', '#FFFFFF', '#111827'),
  solidPalette('Azulejo', '#0F52BA', '#F9FAFC', '#0F1A33'),
  solidPalette('Jeans', '#46639E', '#E8EFFA', '#10192D'),
  solidPalette('Noite Cobalto', '#8FA2FF', '#10162B', '#F3F5FF'),
  solidPalette('Lua Cheia', '#FFE38A', '#14275A', '#FFF9EC'),
];

/** Violet and purple. */
const violet: readonly Palette[] = [
  solidPalette('Lavanda', '#A78BFA', '#FFFFFF', '#1E1240'),
  solidPalette('Ametista', '#7C3AED', '#FFFFFF', '#1C1038'),
  solidPalette('Jabuticaba', '#4C1D7A', '#FBF9FD', '#1D0F2B'),
  solidPalette('Quaresmeira', '#8E3FA8', '#F6EDFA', '#261030'),
  solidPalette('Via Láctea', '#C4A5FF', '#171126', '#F5F0FF'),
  solidPalette('Balada', '#C8F04B', '#2E1460', '#F7F3FF'),
];

/** Pink, magenta and plum. */
const pink: readonly Palette[] = [
  solidPalette('Chiclete', '#FF6FB5', '#FFFFFF', '#2A0B2E'),
  solidPalette('Pitaia', '#D9257F', '#FFFFFF', '#2B0A1E'),
  solidPalette('Beterraba', '#8C1459', '#FFFAFC', '#2B0A1E'),
  solidPalette('Algodão-doce', '#EC6FA8', '#FDEAF2', '#2E0F1E'),
  solidPalette('Orquídea', '#FF9FD0', '#22101C', '#FFF0F7'),
  solidPalette('Ameixa', '#FFB38A', '#4A1238', '#FFF3EC'),
];

/** Red, coral and clay. */
const red: readonly Palette[] = [
  solidPalette('Coral', '#FF645F', '#FFFFFF', '#0F2238'),
  solidPalette('Malagueta', '#DC2626', '#FFFFFF', '#2A0D10'),
  solidPalette('Urucum', '#9E2B16', '#FFFBF8', '#2B110B'),
  solidPalette('Terracota', '#B9481F', '#FBF3EA', '#2B1A12'),
  solidPalette('Brasa', '#FF8474', '#1F1112', '#FFF1EC'),
  solidPalette('Vinho Tinto', '#F7A8B8', '#4A0F1C', '#FFF1F2'),
];

/** Orange, amber and yellow. */
const yellow: readonly Palette[] = [
  solidPalette('Tangerina', '#FF8A1F', '#FFFFFF', '#2B1608'),
  solidPalette('Ipê-amarelo', '#F2B705', '#FFFFFF', '#1F2937'),
  solidPalette('Rapadura', '#8E4F12', '#FDFAF5', '#2B1A08'),
  solidPalette('Mel', '#DFA000', '#FDF1D0', '#2E2008'),
  solidPalette('Vaga-lume', '#FFC045', '#1C1710', '#FFF7E3'),
  solidPalette('Cacau', '#8FD3E8', '#3A2116', '#FBF3EC'),
];

/** Lime, leaf and olive. */
const green: readonly Palette[] = [
  solidPalette('Limão-taiti', '#A8C414', '#FFFFFF', '#1A2310'),
  solidPalette('Gramado', '#57AD2B', '#FFFFFF', '#14240E'),
  solidPalette('Oliva', '#70710F', '#FBFAF3', '#24230C'),
  solidPalette('Sálvia', '#7A9F66', '#EAF3E3', '#182412'),
  solidPalette('Samambaia', '#A5DE7A', '#10190F', '#F1F9EA'),
  solidPalette('Bromélia', '#E9A6EA', '#24391B', '#F9F4F8'),
];

/** Greys and sand. */
const neutral: readonly Palette[] = [
  solidPalette('Nanquim', '#24272C', '#FFFFFF', '#15171A'),
  solidPalette('Granito', '#5F6B7A', '#F7F8FA', '#1B2129'),
  solidPalette('Areia', '#C29F68', '#F5EEE1', '#261D12'),
  solidPalette('Asfalto', '#D9D4C7', '#1A1B1D', '#F5F4F0'),
];

/**
 * The 52 palettes on a plain ground. Each family of hues is a row of six: bright and strong on
 * white, deep on white, a tinted paper, and two dark grounds; the greys end the grid.
 */
export const solidPalettes: readonly Palette[] = [
  ...turquoise,
  ...cyan,
  ...blue,
  ...violet,
  ...pink,
  ...red,
  ...yellow,
  ...green,
  ...neutral,
];
