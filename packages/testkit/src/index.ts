export * from './env';
export * from './personas';
export * from './builders';
export * from './driven-editor';
export * from './any-sequence';
export * from './property-runs';
export * from './any-text';
export * from './canary-key';
