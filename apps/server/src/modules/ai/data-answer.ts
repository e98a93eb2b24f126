import { truncate } from '@arrasta/domain';
import { JSONParser } from '@streamparser/json';
import type { z } from 'zod';
import { DomainError } from '../../kernel/errors/domain-error';
import type { AnswerShape, ModelMessage, TextModel, TextRequest } from './models';
import { skipToObject } from './plain-text';

/** The first whole object in a text; undefined where there is none. */
function parseObject(text: string): unknown {
  let parsedJson: unknown;
  const parser = new JSONParser({ paths: ['$'] });
  parser.onValue = ({ value }) => {
    parsedJson = value;
  };
  // What is no JSON is no object: there is nothing else to say of it.
  parser.onError = () => undefined;
  parser.write(skipToObject()(text));
  return parsedJson;
}

function problemOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue === undefined ? 'falta tudo' : `${issue.path.join('.')}: ${issue.message}`;
}

interface DataRequest<Data> extends Omit<TextRequest, 'shape'> {
  /** What the model is asked for. */
  readonly shape: AnswerShape;
  /** The schema of what is accepted, whether or not the provider enforced it. */
  readonly schema: z.ZodType<Data>;
}

/** All of what a model writes. */
export async function readAnswer(model: TextModel, request: TextRequest): Promise<string> {
  let text = '';
  for await (const piece of model.write(request)) text += piece;
  return text;
}

function repairMessages(
  messages: readonly ModelMessage[],
  text: string,
  problem: string,
): ModelMessage[] {
  return [
    ...messages,
    { role: 'assistant', content: truncate(text, 12_000) || '(nada)' },
    {
      role: 'user',
      content: `Essa resposta não pôde ser usada (${problem}). Responda outra vez, só com o JSON no formato pedido.`,
    },
  ];
}

/**
 * One answer that is data: asked for in a shape, checked, and asked for once more where it does
 * not fit.
 * @throws DomainError AI_BAD_ANSWER where the second does not fit either, and as `TextModel` does.
 */
export async function dataAnswer<Data>(
  model: TextModel,
  { shape, schema, messages, apiKey, signal }: DataRequest<Data>,
): Promise<Data> {
  const ask = (conversation: readonly ModelMessage[]) =>
    readAnswer(model, { apiKey, messages: conversation, shape, signal });
  const text = await ask(messages);
  const first = schema.safeParse(parseObject(text));
  if (first.success) return first.data;
  const second = schema.safeParse(
    parseObject(await ask(repairMessages(messages, text, problemOf(first.error)))),
  );
  if (second.success) return second.data;
  throw new DomainError('AI_BAD_ANSWER', '', { cause: second.error });
}
