import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { HostileAddress } from '../../../testing/hostile-network/hostile-address';
import {
  hostileAddresses,
  slowAddresses,
} from '../../../testing/hostile-network/hostile-addresses';
import { findEntrance, openHostileNetwork } from '../../../testing/hostile-network/hostile-network';
import { honestAddresses } from '../../../testing/hostile-network/honest-addresses';
import { beyondTcp, insideAddresses } from '../../../testing/hostile-network/inside-addresses';
import { names } from '../../../testing/hostile-network/names';
import type { Inquiry } from '../../../testing/hostile-network/network-process';
import { refusedAsRead } from '../../../testing/hostile-network/refused-as-read';
import { openVisitors, type BothAnswers } from '../../../testing/hostile-network/visitor';
import { refusals } from '../../../testing/proxy-scene';
import { copyOfDataFolder, removeFolder } from '../../../testing/server-process';
import { imageTypeOf } from './image-header';

const entrance = findEntrance();
const isAlone = entrance !== null;
const place = isAlone
  ? 'in a network of its own'
  : 'BESIDE LOOPBACK ALONE (no network of its own here, so no names, redirects and files)';
// Of a run without failures the reporter tells no names.
if (!isAlone) console.warn(`The proxy was tried ${place}`);

const hostile = isAlone ? [...refusedAsRead, ...hostileAddresses] : refusedAsRead;
const slow = isAlone ? slowAddresses : [];
const honest = isAlone ? honestAddresses : [];

async function openScene() {
  const origin = inject('databaseOrigin');
  if (origin.kind !== 'pglite') throw new Error('only for the embedded database');
  const dataFolder = await copyOfDataFolder(origin.dataFolder);
  const door = join(dataFolder, 'door');
  const network = await openHostileNetwork(entrance, dataFolder, door);
  const people = await openVisitors(door, 16);
  afterAll(async () => {
    people.close();
    await network.close();
    await removeFolder(dataFolder);
  });
  return { network, people };
}

const { network, people } = await openScene();

/** One connection to each trap that there is. */
function toEveryTrap(open: readonly string[]): Inquiry {
  if (!isAlone) {
    return open.map((trap) => {
      const [address = '', port] = trap.split(' ');
      return { address, port: Number(port) };
    });
  }
  const reachable = insideAddresses.filter(([, address]) => !beyondTcp.includes(address));
  return [80, 443].flatMap((port) => reachable.map(([, address]) => ({ address, port })));
}

describe(`the proxy against hostile addresses, ${place}:`, () => {
  let answers: ReadonlyMap<string, BothAnswers>;

  beforeAll(async () => {
    // The slow ones are on their way while the others are, which must not notice.
    const asked = [...slow, ...hostile].map(({ address }) => address);
    answers = await people.askAll([...asked, ...honest.map(([, address]) => address)]);
  });

  function answersTo(address: string): BothAnswers {
    const both = answers.get(address);
    if (both === undefined) throw new Error('never asked');
    return both;
  }

  const titled = ({ kind, address, verdict }: HostileAddress) =>
    [kind, address.slice(0, 90), verdict, address] as const;

  test('they are a hundred at least, each asked for with GET and HEAD', () => {
    const asked = new Set(hostile.map(({ address }) => address));
    expect(asked.size).toBe(hostile.length);
    expect(asked.size).toBeGreaterThanOrEqual(100);
  });

  test.each([...hostile, ...slow].map(titled))(
    '%s: %j is %s',
    (_kind, _title, verdict, address) => {
      const { get, head } = answersTo(address);
      expect(head.bytes).toHaveLength(0);
      if (verdict === 'picture') {
        expect([get.status, head.status]).toEqual([200, 200]);
        return;
      }
      const { status, body } = refusals[verdict];
      expect([get.status, head.status]).toEqual([status, status]);
      expect(JSON.parse(get.bytes.toString())).toMatchObject(body);
    },
  );

  test.each(honest)('honest, %s: %s passes', (_what, address, type) => {
    const { get, head } = answersTo(address);
    for (const { status, headers } of [get, head]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': `image/${type}`,
        'content-length': String(get.bytes.length),
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    expect(imageTypeOf(get.bytes)).toBe(type);
    expect(head.bytes).toHaveLength(0);
  });

  test('every name was looked up, by the name servers of the system', async () => {
    const asked = (await network.report()).names;
    const endings = [...names.keys()].map((name) => name.replace('*', ''));
    const neverAsked = endings.filter((ending) => !asked.some((each) => each.endsWith(ending)));
    expect(neverAsked).toEqual(isAlone ? [] : endings);
  });

  test('nothing inside was connected to, and the traps would have told', async () => {
    const nobody = { strangers: [], elsewhere: isAlone ? 0 : null };
    const report = await network.report();
    expect(report).toMatchObject(nobody);
    const inquiry = toEveryTrap(report.open);
    const { strangers, elsewhere } = await network.report(inquiry);
    expect(strangers).toHaveLength(inquiry.length);
    expect(elsewhere).toBe(nobody.elsewhere);
  });
});
