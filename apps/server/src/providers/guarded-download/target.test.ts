import { describe, expect, test } from 'vitest';
import { readTarget, isPublicAddress } from './target';

const nobody = new Set<string>();
const read = (url: string, base?: URL) => readTarget(url, nobody, base);

test.each([
  ['https://example.com/foto.png', 'https://example.com/foto.png'],
  ['http://example.com:80/a', 'http://example.com/a'],
  ['http://example.com:443/a', 'http://example.com:443/a'],
  ['HTTPS://EXAMPLE.COM./a', 'https://example.com./a'],
  ['https://fotos.example.com.br/a?b=c#d', 'https://fotos.example.com.br/a?b=c#d'],
  ['https://münchen.example/a', 'https://xn--mnchen-3ya.example/a'],
  ['http://8.8.8.8/a', 'http://8.8.8.8/a'],
  ['http://[2606:4700:4700::1111]/a', 'http://[2606:4700:4700::1111]/a'],
])('%s may be asked', (url, href) => {
  expect(read(url)).toMatchObject({ url: { href }, isListed: false });
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
  ])('%s', (url) => {
    expect(() => read(url)).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST', message: 'URL não permitida' }),
    );
  });
});

test('an address of 2048 characters is the longest', () => {
  const url = `https://example.com/${'a'.repeat(2048 - 20)}`;
  expect(read(url).url.href).toHaveLength(2048);
});

test('where an answer sends on to is read against the address it came from', () => {
  const base = new URL('https://example.com/a/b');
  expect(read('c.png', base).url.href).toBe('https://example.com/a/c.png');
  expect(() => read('//127.0.0.1/', base)).toThrow('URL não permitida');
});

test('a listed host is asked on its port alone', () => {
  const hosts = new Set(['127.0.0.1:9000', 'banco:80', '[::1]:443']);
  for (const url of ['http://127.0.0.1:9000/a', 'https://127.0.0.1:9000/a', 'http://banco/a'])
    expect(readTarget(url, hosts)).toMatchObject({ isListed: true });
  expect(readTarget('https://[::1]/a', hosts)).toMatchObject({ isListed: true });
  for (const url of [
    'http://127.0.0.1:9001/a',
    'http://127.0.0.1/a',
    'http://banco:8080/a',
    'http://[::1]/a',
    'ftp://banco:80/',
    'http://ana@banco/',
  ])
    expect(() => readTarget(url, hosts)).toThrow('URL não permitida');
});

test.each([
  '8.8.8.8',
  '93.184.215.14',
  '172.15.255.255',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80b::200e',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:808:808::1',
])('%s is a host of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['shared by a provider', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link-local and metadata', '169.254.169.254'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['6to4 relays', '192.88.99.1'],
  ['private', '192.168.1.1'],
  ['benchmarks', '198.18.0.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['metadata of a cloud', '168.63.129.16'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-compatible', '::8.8.8.8'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped metadata', '::ffff:a9fe:a9fe'],
  ['mapped metadata of a cloud', '::ffff:168.63.129.16'],
  ['translated', '::ffff:0:127.0.0.1'],
  ['NAT64 of a private one', '64:ff9b::10.0.0.1'],
  ['NAT64 of a network', '64:ff9b:1::808:808'],
  ['6to4 of loopback', '2002:7f00:1::'],
  ['6to4 of a private one', '2002:c0a8:101::1'],
  ['Teredo of a private client', '2001:0:808:808::f5ff:fffe'],
  ['Teredo of a private server', '2001:0:a00:1::f7f7:f7f7'],
  ['ISATAP', '2606:4700::5efe:10.0.0.1'],
  ['ISATAP', '2606:4700::200:5efe:8.8.8.8'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['benchmarks', '2001:2::1'],
  ['discard', '100::1'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['with a zone', 'fe80::1%lo'],
  ['with a zone', '2606:4700::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['outside of what is given out', '4000::1'],
  ['outside of what is given out', '1000::1'],
  ['no address', 'localhost'],
  ['no address', '127.1'],
  ['no address', ''],
])('%s: %s is none', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
