import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '../src/api/openapi/open-api';
import type { Operation } from '../src/kernel/procedures/rest-line';
import { operations } from '../src/api/openapi/description.rest';

interface Given {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
  readonly body: unknown;
}

// What has a format has a pattern beside it.
const validators = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
validators.addSchema(openApiDocument(operations, 'session'), 'api');

const inPointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The call that an address asks for; undefined for what is no call of the facade. */
function operationOf(method: string, url: string): Operation | undefined {
  const [path = ''] = url.split('?', 1);
  const asked = (one: Operation) =>
    one.method === method.toLowerCase() &&
    new RegExp(`^/api${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  // `/pictures/from-address` is no `/pictures/{id}`.
  return operations
    .filter(asked)
    .sort((one, other) => one.path.length - other.path.length)
    .at(-1);
}

function validatorOf({ method, path }: Operation, status: number): ValidateFunction | undefined {
  const place = ['paths', `/api${path}`, method, 'responses', String(status)];
  const inJson = [...place, 'content', 'application/json', 'schema'];
  return validators.getSchema(`api#/${inJson.map(inPointer).join('/')}`);
}

/**
 * Throws where the server answers a call of the facade other than it is described: with another
 * status, in another kind, or in JSON that does not fit.
 */
export function expectDescribed({ method, url, status, mediaType, body }: Given): void {
  const operation = operationOf(method, url);
  if (operation === undefined) return;
  const call = `${method} /api${operation.path}, ${String(status)}`;
  const isJson = mediaType.includes('json');
  if (status === operation.answer.status && operation.answer.body === undefined) {
    if (isJson) throw new Error(`${call}: answered JSON, which is not described`);
    return;
  }
  // What has no body has nothing that could be wrong: HEAD, and 304.
  if (method === 'HEAD' || status === 304) return;
  const validate = validatorOf(operation, status);
  if (validate === undefined) throw new Error(`${call}: this status is not described`);
  if (!validate(body)) throw new Error(`${call}: ${validators.errorsText(validate.errors)}`);
}
