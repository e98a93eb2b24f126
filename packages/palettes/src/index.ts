export * from './colour/colour';
export * from './colour/mixing';
export * from './colour/contrast';
export * from './colour/roles';
export * from './colour/gradient';
export * from './palettes';
export * from './themes';
