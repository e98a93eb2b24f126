import { onGradient } from '../make-palette';
import type { Palette } from '../palette';

/** Sky to mango, dark text. */
export const cool: readonly Palette[] = [
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
