import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ana, type Persona } from '@arrasta/testkit';
import { launchKillableBrowser, type KillableBrowser } from '../fixtures/killable-browser';
import { register } from '../fixtures/register';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';
import { Editor } from '../screens/editor';

/** How often it is tried; ROUNDS=20 for more. */
const rounds = Number(process.env.ROUNDS ?? 1);
/**
 * How long after the last edit the browser is killed, in ms: the edit is on the device by then. This
 * time is what is tried, so nothing on the page can be waited for in its place.
 */
const timeBeforeKill = 400;

async function openEditor({ context }: KillableBrowser, url: string): Promise<Editor> {
  const page = await context.newPage();
  await page.goto(`${url}/novo`);
  const editor = new Editor(page);
  await editor.isShown();
  return editor;
}

/** A killed browser may have lost the cookie with the last seconds: its person signs in again. */
async function signIn({ context }: KillableBrowser, url: string, { email, password }: Persona) {
  const answer = await context.request.post(`${url}/api/login`, { data: { email, password } });
  expect(answer.status()).toBe(200);
}

for (let round = 1; round <= rounds; round += 1) {
  test(`a browser killed right after an edit has kept it, ${round}`, async ({
    server,
    request,
  }, info) => {
    const profile = await mkdtemp(join(tmpdir(), 'arrasta-profile-'));
    const person = await register(request, ana, info.testId);
    const first = await launchKillableBrowser(profile);
    await signIn(first, server.url, person);
    const editor = await openEditor(first, server.url);
    await editor.rename('Antes da queda');
    await wait(timeBeforeKill);
    await first.kill();

    const second = await launchKillableBrowser(profile);
    await signIn(second, server.url, person);
    const reopened = await openEditor(second, server.url);
    await new DraftOffer(reopened.page).accept();
    await expect(reopened.title).toHaveText('Antes da queda');
    await second.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
}
