export * from './color/color';
export * from './color/contrast';
export type { Palette } from './palettes/palette';
export * from './palettes/solid-palettes';
export * from './palettes/gradient-palettes';
export * from './palettes/matching-palette';
export * from './theme-facts';
export * from './themes';
