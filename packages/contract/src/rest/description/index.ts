export { openApiDocument } from './open-api';
export { operations } from './operations';
export type { Operation } from './operation';
