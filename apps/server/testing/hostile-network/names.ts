import { insideAddresses, nameOf } from './inside-addresses';

/** What the hostile network's one public host is reached at. */
export const publicAddresses = ['93.184.216.34', '2606:2800:220:1::10'] as const;

const [public4, public6] = publicAddresses;

/** What a name is told to be. */
export interface Answer {
  /** The name it is another word for. */
  readonly alias?: string;
  /** Both families, in the order in which they are told. */
  readonly addresses: readonly string[];
}

/** How a name is answered: always so, first so and then otherwise, or never. */
export type Zone = readonly Answer[] | 'silent';

const always = (...addresses: string[]): Zone => [{ addresses }];
const alias = (of: string, ...addresses: string[]): Zone => [{ alias: of, addresses }];
const turning = (first: string, then: string): Zone => [
  { addresses: [first] },
  { addresses: [then] },
];

const inside = insideAddresses.map(([, address]) => [nameOf(address), always(address)] as const);

/** A name with `*` stands for every name that ends so, each with a memory of its own. */
export const names: ReadonlyMap<string, Zone> = new Map<string, Zone>([
  ['fotos.example', always(public4, public6)],
  ['seis.example', always(public6)],
  ['xn--fotos-aa-y0a5d.example', always(public4)],
  ['apelido.example', alias('fotos.example', public4)],
  // Of several, one inside.
  ['dois.example', always(public4, '10.0.0.7')],
  ['inverso.example', always('10.0.0.7', public4)],
  ['sexto.example', always(public4, 'fd00::7')],
  ['quarto.example', always(public6, '10.0.0.7')],
  ['mapa.example', always(public4, '::ffff:10.0.0.7')],
  ['muitos.example', always(public4, ...Array<string>(8).fill(public4), '127.0.0.1')],
  // Another word for something inside.
  ['apelido-dentro.example', alias('intranet.corp.internal', '10.0.0.7')],
  ['apelido-local.example', alias('localhost', '127.0.0.1', '::1')],
  ['apelido-nuvem.example', alias('metadata.google.internal', '169.254.169.254')],
  ['apelido-seis.example', alias('seis.corp.internal', 'fd00::7')],
  // Public when it is first asked for, inside from then on.
  ['*.vira.example', turning(public4, '10.0.0.7')],
  ['*.vira-nuvem.example', turning(public4, '169.254.169.254')],
  ['*.vira-local.example', turning(public4, '127.0.0.1')],
  ['*.vira-seis.example', turning(public6, 'fd00::7')],
  ['*.vira-mapa.example', turning(public6, '::ffff:127.0.0.1')],
  ['vazio.example', always()],
  ['calado.example', 'silent'],
  ...inside,
]);
