/** Addresses of good will, each with what is to be found there. */
export const honestAddresses: readonly (readonly [
  what: string,
  address: string,
  type: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
])[] = [
  ['a PNG', 'http://fotos.example/foto.png', 'png'],
  ['a JPEG', 'http://fotos.example/foto.jpeg', 'jpeg'],
  ['a WebP', 'http://fotos.example/foto.webp', 'webp'],
  ['a GIF', 'http://fotos.example/foto.gif', 'gif'],
  ['an AVIF', 'http://fotos.example/foto.avif', 'avif'],
  ['after one redirect', 'http://fotos.example/vezes-1', 'png'],
  ['after three redirects', 'http://fotos.example/vezes-3', 'png'],
  [
    'after a redirect to another host',
    'http://seis.example/para?http://93.184.216.34/foto.gif',
    'gif',
  ],
  ['with a query', 'http://fotos.example/foto.webp?largura=400&x=%20', 'webp'],
  ['a number as browsers read it', 'http://1572395042/foto.png', 'png'],
  ['an IPv6 address', 'http://[2606:2800:220:1::10]/foto.jpeg', 'jpeg'],
  ['a name with an IPv6 address alone', 'http://seis.example/foto.avif', 'avif'],
  ['another word for a name', 'http://apelido.example/foto.png', 'png'],
  ['a name with an accent', 'http://fotos-açaí.example/foto.png', 'png'],
  ['on port 443', 'http://fotos.example:443/foto.png', 'png'],
  ['in pieces, without a length or type', 'http://fotos.example/pedacos.png', 'png'],
  ['called HTML', 'http://fotos.example/mentira.txt', 'png'],
];
