import { onGradient } from '../make-palette';
import type { Palette } from '../palette';

/** Deep colours, light text. */
export const deep: readonly Palette[] = [
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
