import { onGradient, type Palette } from './palette';

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
