import { type Palette, solid } from './palette';

/** Turquoise and sea green. */
const turquoise: readonly Palette[] = [
  solid('Cyan Fresh', '#06D6A0', '#FFFFFF', '#111827'),
  solid('Arraial', '#14B5A6', '#FFFFFF', '#0D2B33'),
  solid('Mata Atlântica', '#1F6B4A', '#FAFAF3', '#12241B'),
  solid('Jade', '#14706A', '#E2F4EE', '#0F2E2B'),
  solid('Vitória-régia', '#7FE3C0', '#0C1F1B', '#EEFBF6'),
  solid('Palmeira-imperial', '#F3D756', '#0F3D36', '#FBF6E6'),
];

/** Water: cyan and petrol. */
const cyan: readonly Palette[] = [
  solid('Piscina', '#1FBFE0', '#FFFFFF', '#0B2239'),
  solid('Noronha', '#0879A0', '#FFFFFF', '#0A2530'),
  solid('Petróleo', '#0B585E', '#F8FAF8', '#0A2528'),
  solid('Restinga', '#0F6B8A', '#F8F0E1', '#0B2630'),
  solid('Fundo do Mar', '#5FDCEB', '#081C26', '#EAF8FC'),
  solid('Farol', '#FF8F66', '#0C3A4A', '#FFF4EC'),
];

/** Blue, from sky to navy. */
const blue: readonly Palette[] = [
  solid('Céu Aberto', '#4BA3FF', '#FFFFFF', '#0A1B3D'),
  solid('Anil', '#4F46E5', '#FFFFFF', '#111827'),
  solid('Azulejo', '#0F52BA', '#F9FAFC', '#0F1A33'),
  solid('Jeans', '#46639E', '#E8EFFA', '#10192D'),
  solid('Noite Cobalto', '#8FA2FF', '#10162B', '#F3F5FF'),
  solid('Lua Cheia', '#FFE38A', '#14275A', '#FFF9EC'),
];

/** Violet and purple. */
const violet: readonly Palette[] = [
  solid('Lavanda', '#A78BFA', '#FFFFFF', '#1E1240'),
  solid('Ametista', '#7C3AED', '#FFFFFF', '#1C1038'),
  solid('Jabuticaba', '#4C1D7A', '#FBF9FD', '#1D0F2B'),
  solid('Quaresmeira', '#8E3FA8', '#F6EDFA', '#261030'),
  solid('Via Láctea', '#C4A5FF', '#171126', '#F5F0FF'),
  solid('Balada', '#C8F04B', '#2E1460', '#F7F3FF'),
];

/** Pink, magenta and plum. */
const pink: readonly Palette[] = [
  solid('Chiclete', '#FF6FB5', '#FFFFFF', '#2A0B2E'),
  solid('Pitaia', '#D9257F', '#FFFFFF', '#2B0A1E'),
  solid('Beterraba', '#8C1459', '#FFFAFC', '#2B0A1E'),
  solid('Algodão-doce', '#EC6FA8', '#FDEAF2', '#2E0F1E'),
  solid('Orquídea', '#FF9FD0', '#22101C', '#FFF0F7'),
  solid('Ameixa', '#FFB38A', '#4A1238', '#FFF3EC'),
];

/** Red, coral and clay. */
const red: readonly Palette[] = [
  solid('Coral', '#FF645F', '#FFFFFF', '#0F2238'),
  solid('Malagueta', '#DC2626', '#FFFFFF', '#2A0D10'),
  solid('Urucum', '#9E2B16', '#FFFBF8', '#2B110B'),
  solid('Terracota', '#B9481F', '#FBF3EA', '#2B1A12'),
  solid('Brasa', '#FF8474', '#1F1112', '#FFF1EC'),
  solid('Vinho Tinto', '#F7A8B8', '#4A0F1C', '#FFF1F2'),
];

/** Orange, amber and yellow. */
const yellow: readonly Palette[] = [
  solid('Tangerina', '#FF8A1F', '#FFFFFF', '#2B1608'),
  solid('Ipê-amarelo', '#F2B705', '#FFFFFF', '#1F2937'),
  solid('Rapadura', '#8E4F12', '#FDFAF5', '#2B1A08'),
  solid('Mel', '#DFA000', '#FDF1D0', '#2E2008'),
  solid('Vaga-lume', '#FFC045', '#1C1710', '#FFF7E3'),
  solid('Cacau', '#8FD3E8', '#3A2116', '#FBF3EC'),
];

/** Lime, leaf and olive. */
const green: readonly Palette[] = [
  solid('Limão-taiti', '#A8C414', '#FFFFFF', '#1A2310'),
  solid('Gramado', '#57AD2B', '#FFFFFF', '#14240E'),
  solid('Oliva', '#70710F', '#FBFAF3', '#24230C'),
  solid('Sálvia', '#7A9F66', '#EAF3E3', '#182412'),
  solid('Samambaia', '#A5DE7A', '#10190F', '#F1F9EA'),
  solid('Bromélia', '#E9A6EA', '#24391B', '#F9F4F8'),
];

/** Greys and sand. */
const neutral: readonly Palette[] = [
  solid('Nanquim', '#24272C', '#FFFFFF', '#15171A'),
  solid('Granito', '#5F6B7A', '#F7F8FA', '#1B2129'),
  solid('Areia', '#C29F68', '#F5EEE1', '#261D12'),
  solid('Asfalto', '#D9D4C7', '#1A1B1D', '#F5F4F0'),
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
