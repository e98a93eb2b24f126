import { onGradient } from '../make-palette';
import type { Palette } from '../palette';

/** Straw, dawn and pearl, dark text. */
export const pale: readonly Palette[] = [
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
