import { expect, test, vi } from 'vitest';
import { isRemoteUrl } from './kept-copy';

vi.stubGlobal('location', { origin: 'https://arrasta.example' });

test.each(['https://example.com/a.png', 'http://arrasta.example/a.png', 'https://a.b:8443/'])(
  '%s is of another host',
  (address) => {
    expect(isRemoteUrl(address)).toBe(true);
  },
);

test.each([
  'https://arrasta.example/api/pictures/1',
  '/stock/luz-da-janela.webp',
  'data:image/png;base64,AAAA',
  'blob:https://example.com/1',
  '',
])('%s is not', (address) => {
  expect(isRemoteUrl(address)).toBe(false);
});
