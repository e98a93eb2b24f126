import { APIError } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { AnswerShape, TextRequest } from '../../modules/ai/models';
import { providerMessages } from './openai-failures';

/** How a provider is asked for data, from the strictest to what any server understands. */
const forms = ['schema', 'object', 'words'] as const;
export type AnswerForm = (typeof forms)[number];

/** What a server was found to understand, for as long as this process runs. */
export interface KnownForm {
  form: AnswerForm;
}

function shapeMessage({ schema }: AnswerShape) {
  const content = `${providerMessages.onlyJson}\n${JSON.stringify(schema)}`;
  return { role: 'system', content } as const;
}

function responseFormat(form: AnswerForm, { name, schema }: AnswerShape) {
  if (form === 'words') return {};
  return {
    response_format:
      form === 'object'
        ? ({ type: 'json_object' } as const)
        : ({ type: 'json_schema', json_schema: { name, schema, strict: true } } as const),
  };
}

/** The request in one of the forms; what is not said by the format is said in words. */
export function requestBody(
  form: AnswerForm,
  { messages, shape }: TextRequest,
  model: string,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    stream: true,
    messages: [...messages, ...(shape && form !== 'schema' ? [shapeMessage(shape)] : [])],
    ...(form !== 'words' && { stream_options: { include_usage: true } }),
    ...(shape && responseFormat(form, shape)),
  };
}

/** What is wrong whatever the form of the request is. */
const notTheForm = new Set([
  'content_filter',
  'content_policy_violation',
  'context_length_exceeded',
  'model_not_found',
]);

/** The next form to try after a refusal; null where the form was not what was refused. */
function nextForm(form: AnswerForm, error: unknown, hasShape: boolean): AnswerForm | null {
  if (!(error instanceof APIError)) return null;
  const { status, code } = error as APIError;
  const isAboutForm = status === 400 || status === 422 || status === 501;
  if (!isAboutForm || notTheForm.has(code ?? '')) return null;
  if (!hasShape) return form === 'words' ? null : 'words';
  return forms[forms.indexOf(form) + 1] ?? null;
}

/** Asks in the strictest form the server understands, and remembers which that was. */
export async function askInKnownForm<Answer>(
  known: KnownForm,
  { shape }: TextRequest,
  ask: (form: AnswerForm) => Promise<Answer>,
): Promise<Answer> {
  const hasShape = shape !== undefined;
  let { form } = known;
  for (;;) {
    try {
      const answer = await ask(form);
      // What a text is asked for in says nothing of shapes.
      if (hasShape) known.form = form;
      return answer;
    } catch (error) {
      const next = nextForm(form, error, hasShape);
      if (next === null) throw error;
      form = next;
    }
  }
}
