import { connect } from 'node:net';
import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { remoteHost, type RemoteHost } from '../../../testing/remote-host';
import { guardedLookup } from './guarded-lookup';

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
