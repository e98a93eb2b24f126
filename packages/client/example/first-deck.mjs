// Makes a carousel, lists what the account has and saves its look as a preset:
// ARRASTA_URL=http://127.0.0.1:3000 ARRASTA_TOKEN=arr_... node example/first-deck.mjs
import { createArrastaClient } from '@arrasta/client';

const { ARRASTA_URL: url = 'http://127.0.0.1:3000', ARRASTA_TOKEN: token = '' } = process.env;
const client = createArrastaClient({ url, token });

const made = await client.carousels.create.mutate({
  title: 'Guia de luz natural',
  slides: [{ title: 'Comece pela janela' }, { title: 'Espere a luz baixar' }],
});
await client.presets.create.mutate({ name: 'Luz natural', theme: made.carousel.theme });

// Calls that begin together travel in one request.
const [user, page, presets] = await Promise.all([
  client.auth.currentUser.query(),
  client.carousels.list.query({ limit: 10 }),
  client.presets.list.query(),
]);
console.log(`Conta: ${user?.email ?? ''}`);
for (const { title } of page.items) console.log(`Carrossel: ${title}`);
for (const { name } of presets) console.log(`Preset: ${name}`);
