/**
 * Three colours that go together, as `#RRGGBB`: emphasis, background and text; and a CSS gradient
 * where the palette has one. Source: docs/product/colours.md 1, 3.
 */
export interface Palette {
  readonly name: string;
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly gradient: string | null;
  readonly isGradient: boolean;
}

/** A palette on a plain background. */
function solidPalette(name: string, primary: string, secondary: string, accent: string): Palette {
  return { name, primary, secondary, accent, gradient: null, isGradient: false };
}

/** A palette on a gradient; its secondary colour is the background wherever the gradient is not. */
function onGradient(
  name: string,
  [primary, secondary, accent]: readonly [primary: string, secondary: string, accent: string],
  gradient: string,
): Palette {
  return { name, primary, secondary, accent, gradient, isGradient: true };
}

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
 * The 52 palettes on a plain background. Each family of hues is a row of six: bright and strong on
 * white, deep on white, a tinted paper, and two dark backgrounds; the greys end the grid.
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

/** Sunset to violet, dark text. */
const warm: readonly Palette[] = [
  onGradient(
    'Pôr do Sol',
    ['#A8123E', '#FFF6EF', '#2C0A16'],
    'linear-gradient(135deg, #FFD9A6, #FF9E93)',
  ),
  onGradient(
    'Goiabada',
    ['#8A1230', '#FFFFFF', '#330810'],
    'radial-gradient(circle at top left, #FFD6D6, #FF8C9C)',
  ),
  onGradient(
    'Cerejeira',
    ['#B8157A', '#FFFFFF', '#2E0A22'],
    'linear-gradient(45deg, #FFE6F2, #FFA8D2)',
  ),
  onGradient(
    'Buganvília',
    ['#861CA0', '#FCF1FE', '#260B2E'],
    'linear-gradient(135deg, #F9DCF9, #E29CF0)',
  ),
  onGradient(
    'Alfazema',
    ['#5B2BBF', '#FFFFFF', '#1B1033'],
    'radial-gradient(circle at top left, #EFE4FF, #BDA6FF)',
  ),
];

/** Sky to mango, dark text. */
const cool: readonly Palette[] = [
  onGradient(
    'Brisa',
    ['#2F45B8', '#FFFFFF', '#101833'],
    'linear-gradient(45deg, #E2E9FF, #A2B8FF)',
  ),
  onGradient(
    'Céu de Brigadeiro',
    ['#0B5394', '#FFFFFF', '#0B1F33'],
    'radial-gradient(circle at top right, #E0F2FF, #82C4FF)',
  ),
  onGradient(
    'Maré Mansa',
    ['#0B6377', '#ECF9FB', '#0A272E'],
    'linear-gradient(135deg, #D3F6FA, #74D4E8)',
  ),
  onGradient(
    'Água de Coco',
    ['#0B6B52', '#FFFFFF', '#0A2E24'],
    'linear-gradient(45deg, #E3FBF1, #86E0C4)',
  ),
  onGradient(
    'Folha Nova',
    ['#2C6B16', '#FFFFFF', '#142E0A'],
    'radial-gradient(circle at bottom left, #EAF9D6, #9BDA78)',
  ),
  onGradient(
    'Caipirinha',
    ['#56680A', '#FFFFFF', '#232B0A'],
    'linear-gradient(135deg, #F8FBC8, #CCE25C)',
  ),
  onGradient(
    'Manga Madura',
    ['#A8410B', '#FFFFFF', '#2E1608'],
    'linear-gradient(45deg, #FFE680, #FFAE52)',
  ),
];

/** Straw, dawn and pearl, dark text. */
const pale: readonly Palette[] = [
  onGradient(
    'Trigal',
    ['#875A0B', '#FDF6E3', '#2E210A'],
    'linear-gradient(135deg, #FCF2CF, #EBCB7A)',
  ),
  onGradient(
    'Amanhecer',
    ['#2B4C9B', '#FFFFFF', '#14203A'],
    'linear-gradient(45deg, #FFCFAE, #FBECEF, #C2DCFF)',
  ),
  onGradient(
    'Madrepérola',
    ['#7A4BA8', '#FFFFFF', '#221A33'],
    'radial-gradient(circle at top left, #FFE3EC, #E3E6FF, #DBF8EC)',
  ),
];

/** Deep colours, light text. */
const deep: readonly Palette[] = [
  onGradient(
    'Vulcão',
    ['#FFB27A', '#33090D', '#FFF3EC'],
    'radial-gradient(circle at top, #4A0D14, #AD2F1A)',
  ),
  onGradient(
    'Carnaval',
    ['#FFD84D', '#3A0A2B', '#FFF7F0'],
    'linear-gradient(45deg, #98105A, #B43D12)',
  ),
  onGradient(
    'São João',
    ['#FFB86B', '#260D47', '#FFF6FB'],
    'linear-gradient(135deg, #3B1270, #96206B)',
  ),
  onGradient(
    'Ultravioleta',
    ['#9BF6E4', '#1B1452', '#F6F3FF'],
    'radial-gradient(circle at top left, #2F1F96, #7A35E0)',
  ),
  onGradient(
    'Mar Profundo',
    ['#7FDBFF', '#081D40', '#F0F8FF'],
    'linear-gradient(135deg, #0A2A5E, #0B628F)',
  ),
  onGradient(
    'Aurora',
    ['#9DF5B4', '#082A33', '#EFFFF8'],
    'linear-gradient(45deg, #0B3A52, #1B6F50)',
  ),
  onGradient(
    'Temporal',
    ['#F0C987', '#171D26', '#F4F8FC'],
    'radial-gradient(circle at bottom left, #1C232F, #4A5A72)',
  ),
  onGradient(
    'Chão de Terra',
    ['#F2C38B', '#26130C', '#FDF4EA'],
    'linear-gradient(135deg, #2B1710, #7D431D)',
  ),
];

/** The 23 palettes on a gradient: the light ones around the hues, then the deep ones. */
export const gradientPalettes: readonly Palette[] = [...warm, ...cool, ...pale, ...deep];
