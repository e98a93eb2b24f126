export * from './color/color';
export * from './color/contrast';
export * from './palettes/palettes';
export * from './palettes/matching-palette';
export * from './theme-facts';
export * from './themes';
