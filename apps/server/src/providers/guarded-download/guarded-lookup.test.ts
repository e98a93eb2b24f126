import { connect } from 'node:net';
import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import { expect, test, afterAll, beforeAll, vi } from 'vitest';
import { addressesInHosts, guardedLookup } from './guarded-lookup';
import { remoteHost, type RemoteHost } from '../../../testing/remote-host';

const list = `# the machine's own
127.0.0.1\tlocalhost localhost.localdomain
10.0.0.8   Banco.Empresa.Example banco # the database
::1 localhost ip6-loopback
10.0.0.9 banco.empresa.example
#10.0.0.10 apagado.example
rubbish banco.empresa.example
`;

test.each([
  ['banco.empresa.example', ['10.0.0.8', '10.0.0.9']],
  ['banco.empresa.example.', ['10.0.0.8', '10.0.0.9']],
  ['banco', ['10.0.0.8']],
  ['localhost', ['127.0.0.1', '::1']],
  ['apagado.example', []],
  ['the', []],
  ['empresa.example', []],
  ['10.0.0.8', []],
])('%s is %j', (name, addresses) => {
  expect(addressesInHosts(list, name).map(({ address }) => address)).toEqual(addresses);
});

test('each says of which family it is', () => {
  const families = addressesInHosts(list, 'localhost').map(({ family }) => family);
  expect(families).toEqual([4, 6]);
});

test('lines may end as elsewhere', () => {
  expect(addressesInHosts('10.0.0.8 banco\r\n10.0.0.9 cofre\r\n', 'banco')).toHaveLength(1);
});

let host: RemoteHost;
beforeAll(async () => {
  host = await remoteHost();
});
afterAll(() => host.close());

/** Of the addresses of this machine, one plays the public host. */
const isAllowed = (address: string) => address === '127.0.0.1';
const here: LookupAddress = { address: '127.0.0.1', family: 4 };
const inside: LookupAddress = { address: '127.0.0.2', family: 4 };

test('what was checked is what is connected to, though the name changes its mind', async () => {
  const resolve = vi.fn().mockResolvedValueOnce([here]).mockResolvedValue([inside]);
  const lookup = guardedLookup(resolve, isAllowed);
  const socket = connect({ host: 'muda.example', port: host.port, lookup });
  await once(socket, 'connect');
  expect(socket.remoteAddress).toBe('127.0.0.1');
  expect(resolve).toHaveBeenCalledTimes(1);
  socket.destroy();
  const again = connect({ host: 'muda.example', port: host.port, lookup });
  await expect(once(again, 'connect')).rejects.toMatchObject({ message: 'URL não permitida' });
});

test.each([
  ['one inside among them', [here, inside]],
  ['one inside first', [inside, here]],
])('%s refuses the name', async (_what, addresses) => {
  const before = host.connections();
  const lookup = guardedLookup(() => Promise.resolve(addresses), isAllowed);
  for (const autoSelectFamily of [true, false]) {
    const socket = connect({ host: 'dois.example', port: host.port, lookup, autoSelectFamily });
    await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  expect(host.connections()).toBe(before);
});

test('a name without addresses fails', async () => {
  const lookup = guardedLookup(() => Promise.resolve([]), isAllowed);
  const socket = connect({ host: 'vazio.example', port: host.port, lookup });
  await expect(once(socket, 'connect')).rejects.toThrow();
});
