import { canaryKey } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { ana, cookieOf, dataFolder, post, start } from '../../../testing/process-scene';

/** Bodies with the key in them that are refused, each for another reason. */
const refused: readonly (readonly [string, string, string])[] = [
  ['application/json', `{"openaiApiKey":"${canaryKey}"`, 'malformed'],
  ['application/json', `{"openaiApiKey":"${canaryKey} with spaces"}`, 'with spaces'],
  ['application/json', `{"openaiApiKey":"${canaryKey.repeat(20)}"}`, 'too long'],
  ['application/json', `{"openaiApiKey":{"$ne":"${canaryKey}"}}`, 'an object'],
  ['application/json', `{"aiTone":"${canaryKey}"}`, 'in another field'],
  ['text/plain', canaryKey, 'as text'],
];

test('a key is printed by nothing that is done with it, at the most talkative', async () => {
  const server = start({ DATA_DIR: await dataFolder(), LOG_LEVEL: 'trace' });
  const serverUrl = await server.ready();
  const cookie = cookieOf(await post(serverUrl, '/register', ana));
  const put = (type: string, body: string, path = '/user/settings') =>
    fetch(`${serverUrl}/api${path}`, {
      method: 'PUT',
      headers: { 'content-type': type, cookie },
      body,
    });
  const stored = await put('application/json', JSON.stringify({ openaiApiKey: canaryKey }));
  expect(await stored.json()).toMatchObject({ hasOpenAIKey: true });
  for (const [type, body, why] of refused) {
    const answer = await put(type, body);
    expect([why, answer.status]).toEqual([why, type === 'text/plain' ? 415 : 400]);
    expect(await answer.text()).not.toContain(canaryKey);
  }
  expect((await put('application/json', '{}', `/no-such-place?key=${canaryKey}`)).status).toBe(404);
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(server.output).toContain('Arrasta em');
  expect(server.output).not.toContain(canaryKey);
});
