import { canaryKey } from '@arrasta/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEncryptionKeys } from '../../kernel/config/secrets';
import { aesSecretBox } from '../../kernel/security/secret-box';
import type { Person } from '../../../testing/person';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { countUndecryptable, rotateKeys } from './key-rotation';
import { encryptedKeysRepo } from './settings.repo';

const unset = {
  hasOpenAIKey: false,
  aiTone: 'professional',
  aiInstructions: null,
  imageSource: 'google',
  hasGoogleApiKey: false,
  googleSearchEngineId: null,
};
const secret = canaryKey;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (person: Person) => person.rest('GET', '/user/settings');
const put = (person: Person, body: unknown) => person.rest('PUT', '/user/settings', body);
const rowOf = ({ user }: Person) =>
  server.database.prisma.userSettings.findUnique({ where: { userId: user.id } });

async function audited({ user }: Person) {
  const rows = await server.database.prisma.auditEntry.findMany({
    where: { actorId: user.id, action: { startsWith: 'key.' } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ action, subject }) => `${action} ${String(subject)}`);
}

test('an account that saved none has the documented defaults', async () => {
  const ana = await server.person();
  expect(await get(ana)).toMatchObject({ status: 200, body: unset });
  expect((await ana.query('settings.get')).body.result.data).toEqual(unset);
  expect(await rowOf(ana)).toBeNull();
});

test('without a session there is nothing to read or write', async () => {
  const stranger = server.stranger();
  expect((await get(stranger)).status).toBe(401);
  expect((await put(stranger, { aiTone: 'casual' })).status).toBe(401);
});

describe('PUT /api/user/settings', () => {
  test('saves what is given, trimmed, and leaves the rest', async () => {
    const ana = await server.person();
    const change = { name: '  Ana Ribeiro ', aiTone: 'friendly', aiInstructions: ' Curto. ' };
    const saved = { ...unset, aiTone: 'friendly', aiInstructions: 'Curto.' };
    expect(await put(ana, change)).toMatchObject({ status: 200, body: saved });
    expect((await ana.rest('GET', '/auth/user')).body).toMatchObject({ name: 'Ana Ribeiro' });
    expect((await put(ana, {})).body).toEqual(saved);
    const more = { imageSource: 'pexels', googleSearchEngineId: 'cx-1', aiInstructions: '  ' };
    const changed = { ...saved, ...more, aiInstructions: null };
    expect((await put(ana, more)).body).toEqual(changed);
    expect((await get(ana)).body).toEqual(changed);
  });

  test('a key is kept encrypted, told to be there, and removed by null', async () => {
    const ana = await server.person();
    const answers = [await put(ana, { openaiApiKey: ` ${secret} ` })];
    answers.push(await put(ana, { googleApiKey: secret }), await get(ana));
    expect(answers[2]?.body).toMatchObject({ hasOpenAIKey: true, hasGoogleApiKey: true });
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).not.toContain('chave-secreta');
    }
    const stored = JSON.stringify(await rowOf(ana));
    expect(stored).toContain('v1.1.');
    expect(stored).not.toContain('secreta');
    expect((await put(ana, { openaiApiKey: '  ' })).body).toMatchObject({ hasOpenAIKey: true });
    expect((await put(ana, { openaiApiKey: null })).body).toMatchObject({
      hasOpenAIKey: false,
      hasGoogleApiKey: true,
    });
    await put(ana, { openaiApiKey: null });
    expect((await rowOf(ana))?.openaiApiKey).toBeNull();
    expect(await audited(ana)).toEqual([
      'key.set openaiApiKey',
      'key.set googleApiKey',
      'key.removed openaiApiKey',
    ]);
  });

  test.each([
    ['name', '   ', 'Nome obrigatório'],
    ['name', 'a'.repeat(101), 'O nome é longo demais'],
    ['aiTone', 'bravo', 'Selecione o tom de voz'],
    ['aiInstructions', 'a'.repeat(2001), 'As instruções podem ter no máximo 2.000 caracteres'],
    ['imageSource', 'não é', 'Fonte de imagens inválida'],
    [
      'openaiApiKey',
      `${secret} é`,
      'A chave pode ter no máximo 256 letras, números e sinais, sem espaços nem acentos',
    ],
  ])('an unusable %s is refused in words, and nothing is written', async (path, value, message) => {
    const ana = await server.person();
    const answer = await put(ana, { aiTone: 'casual', [path]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', message, issues: [{ path, message }] },
    });
    expect(answer.text).not.toContain('secreta');
    expect(await rowOf(ana)).toBeNull();
  });

  test('changes the own account alone, and neither role nor plan', async () => {
    const [ana, bia] = [await server.person('Ana'), await server.person('Bia')];
    const foreign = { userId: bia.user.id, id: bia.user.id, roleUser: 'Admin', plan: 'PRO' };
    await put(ana, { ...foreign, name: 'Outra', openaiApiKey: secret });
    expect((await get(bia)).body).toEqual(unset);
    expect((await bia.rest('GET', '/user')).body).toMatchObject({ name: 'Bia' });
    expect((await ana.rest('GET', '/user')).body).toMatchObject({
      name: 'Outra',
      roleUser: 'User',
      plan: 'Basic',
    });
  });

  test('many first saves at once make one row', async () => {
    const ana = await server.person();
    const tones = ['casual', 'friendly', 'inspiring', 'educational'];
    const answers = await Promise.all(tones.map((aiTone) => put(ana, { aiTone })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(tones).toContain((await get(ana)).body.aiTone);
  });
});

test('a key that does not open is no key, and can be given again', async () => {
  const [ana, bia] = [await server.person('Ana'), await server.person('Bia')];
  await put(ana, { openaiApiKey: secret });
  const stolen = (await rowOf(ana))?.openaiApiKey ?? null;
  await put(bia, { aiTone: 'casual' });
  for (const openaiApiKey of [stolen, 'rubbish', 'v1.9.AAAA']) {
    await server.database.prisma.userSettings.update({
      where: { userId: bia.user.id },
      data: { openaiApiKey },
    });
    expect(await get(bia)).toMatchObject({ status: 200, body: { hasOpenAIKey: false } });
  }
  expect((await put(bia, { openaiApiKey: secret })).body).toMatchObject({ hasOpenAIKey: true });
});

test('a rotation encrypts every key anew, once, and names what it cannot open', async () => {
  const other = await startTestServer({}, { encryptionKeys: readEncryptionKeys('01'.repeat(32)) });
  const repo = encryptedKeysRepo(other.database.prisma);
  const box = (keys: string) => aesSecretBox(readEncryptionKeys(keys));
  const [older, newer] = ['01'.repeat(32), `b:${'02'.repeat(32)}`];
  const [ana, bia] = [await other.person('Ana'), await other.person('Bia')];
  await put(ana, { openaiApiKey: secret, googleApiKey: 'g-1' });
  await put(bia, { googleApiKey: 'g-2' });
  await other.database.prisma.userSettings.update({
    where: { userId: bia.user.id },
    data: { openaiApiKey: 'rubbish' },
  });
  expect(await countUndecryptable({ repo, box: box(newer) })).toBe(4);
  expect(await countUndecryptable({ repo, box: box(older) })).toBe(1);
  const both = box(`${newer},a:${older}`);
  expect(await rotateKeys({ repo, box: both })).toEqual({
    reencrypted: 3,
    current: 0,
    undecryptable: 1,
  });
  expect(await rotateKeys({ repo, box: both })).toEqual({
    reencrypted: 0,
    current: 3,
    undecryptable: 1,
  });
  expect(await countUndecryptable({ repo, box: box(newer) })).toBe(1);
  const row = await other.database.prisma.userSettings.findUniqueOrThrow({
    where: { userId: ana.user.id },
  });
  const place = { column: 'openaiApiKey', userId: ana.user.id } as const;
  expect(box(newer).decrypt(row.openaiApiKey ?? '', place)).toBe(secret);
  await other.close();
});

test('a key changed while a rotation is under way is not overwritten', async () => {
  const ana = await server.person();
  await put(ana, { openaiApiKey: secret });
  const repo = encryptedKeysRepo(server.database.prisma);
  const rows = await repo.rows(null, 500);
  const row = rows.find(({ userId }) => userId === ana.user.id);
  await put(ana, { openaiApiKey: 'sk-outra' });
  expect(row && (await repo.replace(row, 'openaiApiKey', 'reencrypted'))).toBe(false);
  expect((await get(ana)).body).toMatchObject({ hasOpenAIKey: true });
});
