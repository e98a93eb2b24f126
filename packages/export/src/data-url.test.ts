import { expect, test } from 'vitest';
import { fileFromDataUrl } from './data-url';

test.each([
  ['data:text/plain;base64,T2zDoQ==', 'text/plain', 'Olá'],
  ['data:image/svg+xml,%3Csvg%2F%3E', 'image/svg+xml', '<svg/>'],
  ['data:image/svg+xml;utf8,<svg width="100%"/>', 'image/svg+xml;utf8', '<svg width="100%"/>'],
])('%s holds its file', async (dataUrl, type, content) => {
  const file = fileFromDataUrl(dataUrl);
  expect(file.type).toBe(type);
  expect(await file.text()).toBe(content);
});
