import { expect, test } from 'vitest';
import { rewriteMessages, type RewriteRequest } from './rewrite-messages';

const request: RewriteRequest = {
  writingStyle: { tone: 'friendly', instructions: 'Trate por você.', brand: 'Café da Ana' },
  kind: 'shorter',
  tone: null,
  words: null,
  title: 'Luz de janela',
  slides: ['Comece pela janela', 'Três horas boas'],
  index: 1,
  texts: [
    { type: 'title', content: 'Três horas boas' },
    { type: 'list', content: 'Manhã\nFim da tarde' },
  ],
  marker: '3f9a',
};

test('the model is told our rules, the wishes, and the slide in its deck as material', () => {
  expect(rewriteMessages(request)).toMatchSnapshot();
});

test('another tone, own words and hooks are told where they are asked for', () => {
  const [tone] = rewriteMessages({ ...request, kind: 'tone', tone: 'authoritative' });
  expect(tone?.content).toContain('Tom de autoridade');
  const [, words] = rewriteMessages({ ...request, kind: 'words', words: 'Fale de café' });
  expect(words?.content).toContain('<<PEDIDO 3f9a>>\nFale de café');
  const [, hooks] = rewriteMessages({ ...request, kind: 'hooks', index: 0 });
  expect(hooks?.content).toContain('Dê três opções.');
});
