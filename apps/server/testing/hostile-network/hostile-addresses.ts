import {
  failed,
  type HostileAddress,
  noImage,
  image,
  refused,
  slow,
  tooLarge,
} from './hostile-address';
import { addBrackets, insideAddresses, nameOf } from './inside-addresses';

/** What the public host serves under these paths. */
const urlsAt = (...paths: string[]) => paths.map((path) => `http://fotos.example/${path}`);
/** An address of the public host that sends on to another one. */
const via = (address: string, path = 'para') => urlsAt(`${path}?${encodeURIComponent(address)}`);

const behindNames: readonly HostileAddress[] = [
  ...insideAddresses.flatMap(([kind, address]) =>
    refused(`${kind} behind a name: ${address}`, [
      `http://${nameOf(address)}/foto.png`,
      `https://${nameOf(address)}/`,
    ]),
  ),
  ...refused('of several addresses one inside', [
    'http://dois.example/',
    'http://inverso.example/',
    'http://sexto.example/',
    'http://quarto.example/',
    'http://mapa.example/',
    'http://muitos.example/',
  ]),
  ...refused('another word for something inside', [
    'http://apelido-dentro.example/',
    'http://apelido-local.example/',
    'http://apelido-nuvem.example/',
    'http://apelido-seis.example/',
  ]),
  ...refused('a name of the list of hosts', [
    'http://banco.empresa.example/',
    'http://banco.empresa.example./',
    'http://localhost.localdomain/',
  ]),
  // Whoever looks a name up a second time to connect ends up inside.
  ...image('a name that turns after it was checked', [
    'http://*.vira.example/foto.png',
    'http://*.vira-nuvem.example/foto.png',
    'http://*.vira-local.example/foto.png',
    'http://*.vira-seis.example/foto.png',
    'http://*.vira-mapa.example/foto.png',
  ]),
  ...refused('a name that turns before it is asked again', [
    'http://*.vira.example/roda',
    'http://*.vira-nuvem.example/roda',
    'http://*.vira-local.example/roda',
    'http://*.vira-seis.example/roda',
    'http://*.vira-mapa.example/roda',
  ]),
];

const behindRedirects: readonly HostileAddress[] = [
  ...insideAddresses.flatMap(([kind, address]) => [
    ...refused(`${kind} behind a redirect`, via(`http://${addBrackets(address)}/foto.png`)),
    ...refused(`${kind} behind a redirect and a name`, via(`http://${nameOf(address)}/foto.png`)),
  ]),
  ...refused('behind three redirects', via('http://10.0.0.1/foto.png', 'vezes-3')),
  ...refused('behind three redirects', via('http://dois.example/', 'vezes-3')),
  ...refused('behind a redirect without a protocol', via('//127.0.0.1/')),
  ...refused('behind a redirect, oddly spelt', via('http://2130706433/')),
  ...refused('behind a redirect, oddly spelt', via('http:\\\\0x7f.1\\')),
  ...refused('behind a redirect, oddly spelt', via('http://①②⑦.⓪.⓪.①/')),
  ...refused('a redirect to a name of the inside alone', via('http://localhost/')),
  ...refused('a redirect to another protocol', via('file:///etc/passwd')),
  ...refused('a redirect to another protocol', via('gopher://127.0.0.1:6379/_FLUSHALL')),
  ...refused('a redirect to another protocol', via('data:image/png;base64,AAAA')),
  ...refused('a redirect to another port', via('http://fotos.example:8080/foto.png')),
  ...refused('a redirect to another port', via('http://127.0.0.1:6379/')),
  ...refused('a redirect to credentials', via('http://ana:segredo@fotos.example/foto.png')),
  ...refused('a redirect that is too long', urlsAt('longe')),
  ...failed('a fourth redirect', urlsAt('vezes-4', 'roda')),
  ...failed('a redirect to nowhere', urlsAt('sem-destino')),
];

const files: readonly HostileAddress[] = [
  ...noImage(
    'no picture',
    urlsAt('html.png', 'svg.png', 'desenho.svg', 'svgz.svg', 'bomba.png', 'pacote.png', 'gzip.png'),
  ),
  ...noImage(
    'no picture',
    urlsAt('vazio.png', 'segredo.json', 'texto.png', 'programa.pdf', 'figura.bmp', 'figura.tiff'),
  ),
  ...noImage('no picture', urlsAt('comeca.png', 'varreduras.jpeg', 'curto.png')),
  ...tooLarge('too large', urlsAt('enorme.png', 'demais.png', 'sem-fim.png', 'promessa.png')),
  ...failed(
    'a host that lies',
    urlsAt('metade.png', 'duplo.png', 'pedaco-falso.png', 'cabecalhos.png', 'outra-lingua.png'),
  ),
  ...failed('a dead host', urlsAt('corta.png')),
  ...failed('a dead host', ['https://fotos.example/foto.png', 'http://vazio.example/']),
  ...failed('a name of nobody', ['http://ninguem.example/foto.png']),
  ...failed(
    'a host that refuses',
    [204, 206, 304, 401, 403, 404, 500, 503].flatMap((code) => urlsAt(`falha-${code}`)),
  ),
];

/** What needs the names and hosts of the hostile network. */
export const hostileAddresses: readonly HostileAddress[] = [
  ...behindNames,
  ...behindRedirects,
  ...files,
];

/** Takes the whole time that there is, and nobody else's. */
export const slowAddresses: readonly HostileAddress[] = slow('a slow host', [
  'http://calado.example/foto.png',
  'http://fotos.example/calado.png',
  'http://fotos.example/gotas.png',
  'http://fotos.example/gotas-antes.png',
  'http://fotos.example/tarde-1',
]);
