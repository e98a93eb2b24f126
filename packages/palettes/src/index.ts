export * from './color/color';
export * from './color/contrast';
export * from './color/gradient';
export * from './palettes/solid-palettes';
export * from './palettes/gradient-palettes';
export * from './palettes/palette';
export * from './themes';
