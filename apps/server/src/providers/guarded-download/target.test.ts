import { describe, expect, test } from 'vitest';
import { readTarget } from './target';

const nobody = new Set<string>();
const read = (address: string, base?: URL) => readTarget(address, nobody, base);

test.each([
  ['https://example.com/foto.png', 'https://example.com/foto.png'],
  ['http://example.com:80/a', 'http://example.com/a'],
  ['http://example.com:443/a', 'http://example.com:443/a'],
  ['HTTPS://EXAMPLE.COM./a', 'https://example.com./a'],
  ['https://fotos.example.com.br/a?b=c#d', 'https://fotos.example.com.br/a?b=c#d'],
  ['https://münchen.example/a', 'https://xn--mnchen-3ya.example/a'],
  ['http://8.8.8.8/a', 'http://8.8.8.8/a'],
  ['http://[2606:4700:4700::1111]/a', 'http://[2606:4700:4700::1111]/a'],
])('%s may be asked', (address, href) => {
  expect(read(address)).toMatchObject({ url: { href }, isListed: false });
});

describe('refused, all in the same words:', () => {
  test.each([
    // Loopback in every spelling that ends up there.
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://１２７.０.０.１/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://127.0.0.1%2e/',
    'http://\t127.0.\n0.1/',
    'http:\\\\127.0.0.1\\',
    'http:127.0.0.1/',
    '   http://127.0.0.1/   ',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://ｌocalhost/',
    'http://a.localhost/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:7f00:0001]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:808:808::80ff:fffe]/',
    'http://[2606:4700::5efe:127.0.0.1]/',
    'http://[fe80::1%25lo]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    // Other inside.
    'http://10.0.0.1/',
    'http://192.168.0.1/',
    'http://3232235521/',
    'http://172.16.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://168.63.129.16/',
    'http://255.255.255.255/',
    'http://metadata/',
    'http://banco.internal/',
    'http://impressora.local/',
    'http://roteador.lan/',
    'http://roteador.home.arpa/',
    // Other ways in.
    'http://example.com:22/',
    'http://example.com:8080/',
    'https://example.com:6379/',
    'http://example.com:99999/',
    'http://ana@example.com/',
    'http://ana:segredo@example.com/',
    'http://:segredo@example.com/',
    'http://example.com@127.0.0.1/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'file://example.com/a.png',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1',
    'javascript:alert(1)',
    'gopher://example.com/',
    'ws://example.com/',
    '//example.com/a.png',
    '/api/user',
    'example.com/a.png',
    'http://',
    'http://exa mple.com/',
    'http://[::1/',
    '',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('%s', (address) => {
    expect(() => read(address)).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', message: 'URL não permitida' }),
    );
  });
});

test('an address of 2048 characters is the longest', () => {
  const address = `https://example.com/${'a'.repeat(2048 - 20)}`;
  expect(read(address).url.href).toHaveLength(2048);
});

test('where an answer sends on to is read against the address it came from', () => {
  const base = new URL('https://example.com/a/b');
  expect(read('c.png', base).url.href).toBe('https://example.com/a/c.png');
  expect(() => read('//127.0.0.1/', base)).toThrow('URL não permitida');
});

test('a listed host is asked on its port alone', () => {
  const hosts = new Set(['127.0.0.1:9000', 'banco:80', '[::1]:443']);
  for (const address of ['http://127.0.0.1:9000/a', 'https://127.0.0.1:9000/a', 'http://banco/a'])
    expect(readTarget(address, hosts)).toMatchObject({ isListed: true });
  expect(readTarget('https://[::1]/a', hosts)).toMatchObject({ isListed: true });
  for (const address of [
    'http://127.0.0.1:9001/a',
    'http://127.0.0.1/a',
    'http://banco:8080/a',
    'http://[::1]/a',
    'ftp://banco:80/',
    'http://ana@banco/',
  ])
    expect(() => readTarget(address, hosts)).toThrow('URL não permitida');
});
