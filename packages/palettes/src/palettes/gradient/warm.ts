import { onGradient } from '../make-palette';
import type { Palette } from '../palette';

/** Sunset to violet, dark text. */
export const warm: readonly Palette[] = [
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
