import type { ErrorCode } from '@arrasta/contract';
import { beginStream, failing, piece, saying, type AiReply } from './ai-stub';
import { wireDeck, wireSlide } from './written-decks';

/** How an answer of a provider ends for whoever asked for a deck. */
export type Outcome =
  | { readonly slides: number; readonly truncated?: boolean }
  | {
      readonly status: number;
      readonly code: ErrorCode;
      readonly message: string;
      readonly retryAfter?: string;
    };

export interface Fault {
  readonly name: string;
  /** In order of the requests of one caller; the last for all after. */
  readonly replies: readonly AiReply[];
  readonly outcome: Outcome;
}

const json = JSON.stringify(wireDeck(4));
const half = json.slice(0, json.indexOf('Passo 3'));
const good = saying([json]);

/** Streams these chunks as they are, whatever they are, and ends. */
const raw =
  (...chunks: readonly string[]): AiReply =>
  (response) => {
    beginStream(response);
    for (const chunk of chunks) response.write(chunk);
    response.end();
  };

/** Streams these pieces, and leaves the rest to `go`. */
const then =
  (pieces: readonly string[], go: (response: Parameters<AiReply>[0]) => void): AiReply =>
  (response) => {
    beginStream(response);
    for (const content of pieces) response.write(piece({ content }));
    go(response);
  };

const document =
  (status: number, type: string, body: string): AiReply =>
  (response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };

const trickling: AiReply = (response) => {
  beginStream(response);
  const timer = setInterval(() => response.write(piece({ content: ' ' })), 40);
  response.on('close', () => {
    clearInterval(timer);
  });
};

const html = '<html><body>Bad gateway</body></html>';
const bad = { ...wireDeck(3), slides: [wireSlide('Um'), { elements: 7 }, wireSlide('Três')] };
const saysDeck = (deck: object) => saying([JSON.stringify(deck)]);
const untidy = {
  ...wireDeck(1),
  slides: [
    wireSlide('<b>Luz</b> https://mau.example', [
      'text',
      '<script>x</script> [a](http://b.example)',
    ]),
    wireSlide('Nul\u0000o e meio \ud83d emoji', ['list', '- a\n- <i>b</i>']),
    wireSlide('光の使い方', ['text', 'שלום — مرحبا']),
  ],
};
/** The same five words for all who are told the same. */
const messages = {
  key: 'O provedor de I.A. recusou a chave (API key). Confira a chave nas Configurações.',
  busy: 'O provedor de I.A. está recebendo pedidos demais. Espere um pouco e tente de novo.',
  slow: 'O provedor de I.A. demorou demais.',
};
const refused = {
  status: 422,
  code: 'AI_REFUSED',
  message: 'O provedor de I.A. recusou o pedido.',
} as const;
const unusable = {
  status: 502,
  code: 'AI_BAD_ANSWER',
  message: 'O provedor de I.A. deu uma resposta inutilizável.',
} as const;
const away = {
  status: 502,
  code: 'AI_UNAVAILABLE',
  message: 'O provedor de I.A. não respondeu.',
} as const;
const slow = { status: 504, code: 'UPSTREAM_TIMEOUT', message: messages.slow } as const;
const noCredit = {
  status: 402,
  code: 'QUOTA_EXCEEDED',
  message: 'A conta do provedor de I.A. está sem créditos.',
} as const;
const busy = (retryAfter: string) =>
  ({ status: 429, code: 'TOO_MANY_REQUESTS', message: messages.busy, retryAfter }) as const;

const fault = (name: string, replies: AiReply | readonly AiReply[], outcome: Outcome): Fault => ({
  name,
  replies: typeof replies === 'function' ? [replies] : replies,
  outcome,
});

/** What goes well in the end. */
const passing: readonly Fault[] = [
  fault('nothing is wrong', good, { slides: 4 }),
  fault('every letter comes alone', saying(json.split(/(?=.)/u)), { slides: 4 }),
  fault(
    'the first word is slow',
    (response, request) => {
      setTimeout(() => good(response, request), 100);
    },
    { slides: 4 },
  ),
  fault('the answer grew too long', saying([half], 'length'), { slides: 2, truncated: true }),
  fault('bad JSON is repaired', [saying(['{"slides": oops']), good], { slides: 4 }),
  fault('a bad slide is repaired', [saysDeck(bad), saysDeck(wireDeck(3))], { slides: 3 }),
  fault('a bad slide is not repaired', saysDeck(bad), { slides: 3 }),
  fault('the model is forbidden', [failing(403), good], { slides: 4 }),
  fault('the model is not there', [failing(404, { code: 'model_not_found' }), good], { slides: 4 }),
  fault('the provider stumbles', [failing(500), good], { slides: 4 }),
  fault(
    'there are 500 slides',
    then([JSON.stringify(wireDeck(500))], () => undefined),
    {
      slides: 20,
    },
  ),
  fault('there are tags, links, other languages and broken letters', saysDeck(untidy), {
    slides: 3,
  }),
];

/** What does not. */
const failures: readonly Fault[] = [
  fault('nothing comes', () => undefined, slow),
  fault(
    'nothing more comes',
    then([half], () => undefined),
    slow,
  ),
  fault('it comes in drops, for ever', trickling, slow),
  fault(
    'it ends in the middle of a slide',
    then([half], (response) => response.end()),
    unusable,
  ),
  fault(
    'it is cut off',
    then([half], (response) => response.destroy()),
    away,
  ),
  fault('it grew too long before the first slide', saying(['{"title": "L'], 'length'), unusable),
  fault('it is filtered', saying([half], 'content_filter'), refused),
  fault('the request is filtered', failing(400, { code: 'content_filter' }), refused),
  fault('the model refuses', raw(piece({ refusal: 'I cannot' })), refused),
  fault('bad JSON stays bad', saying(['{"slides": oops']), unusable),
  fault('the key is refused', failing(401), {
    status: 400,
    code: 'NEEDS_API_KEY',
    message: messages.key,
  }),
  fault('no model is there', failing(404, { code: 'model_not_found' }), away),
  fault('there is no credit', failing(429, { code: 'insufficient_quota' }), noCredit),
  fault('there is too much to do', failing(429, {}, { 'retry-after': '7' }), busy('7')),
  fault('there is too much to do, until who knows when', failing(429), busy('20')),
  fault('the provider is down', failing(503), away),
  fault('it fails in the middle', raw('data: {"error":{"message":"overloaded"}}\n\n'), away),
  fault('it says what is no JSON', raw('data: {"choices": [}\n\n'), unusable),
  fault('it says what is no answer', raw('data: {"choices": null}\n\n'), unusable),
  fault('it is a page', document(200, 'text/html', html), unusable),
  fault('it is a page of a gateway', document(502, 'text/html', html), away),
  fault('it is no stream', document(200, 'application/json', '{"choices":[]}'), unusable),
  fault('there are no slides', saysDeck(wireDeck(0)), unusable),
];

/** Everything that a provider may do. Source: docs/product/generation.md 5. */
export const aiFaults: readonly Fault[] = [...passing, ...failures];
