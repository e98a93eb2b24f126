import { expect, test } from 'vitest';
import { pathOfTarget } from '../app';

test.each([
  ['/api/user?a=1', '/api/user?a=1'],
  ['//x/api/user', '//x/api/user'],
  ['/a?next=http://x/b', '/a?next=http://x/b'],
  ['*', '*'],
  ['http://arrasta.example:3000/api/user?a=1', '/api/user?a=1'],
  ['HTTPS://arrasta.example', '/'],
  ['http://arrasta.example?a=1', '/?a=1'],
  [undefined, '/'],
])('%j asks for %j', (target, path) => {
  expect(pathOfTarget(target)).toBe(path);
});
