import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../src/kernel/config/config';

const accessKeyId = 'AKIDEXAMPLE';
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const region = 'sa-east-1';
const bucketName = 'fotos';

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
}

/** What goes wrong with a request that is signed as it should be. */
export type BucketFault =
  | 'refused'
  | 'no bucket'
  | 'broken'
  | 'elsewhere'
  | 'silent'
  | 'stalled'
  | 'cut off'
  | 'changed'
  | 'hung up'
  | 'endless';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * What AWS Signature Version 4 makes of a request, step by step as AWS describes it, without the
 * library that the product signs with.
 */
function signatureOf(request: IncomingMessage, signedHeaders: string, payload: string): string {
  const stamp = String(request.headers['x-amz-date']);
  const scope = `${stamp.slice(0, 8)}/${region}/s3/aws4_request`;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const names = signedHeaders.split(';');
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const canonical = [request.method, path, query, headers, signedHeaders, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${secretAccessKey}`, stamp.slice(0, 8)), region),
  );
  return hmac(key, toSign).toString('hex');
}

/** Why a request is not let in, in the words of S3; null where it is. */
function objection(request: IncomingMessage, body: Buffer): string | null {
  const { authorization = '', ...headers } = request.headers;
  const [, credential, names = '', shown] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  const stamp = String(headers['x-amz-date']);
  const at = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!(Math.abs(Date.now() - Date.parse(at)) < 900_000)) return 'RequestTimeTooSkewed';
  const scope = `${stamp.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (!needed.every((name) => names.split(';').includes(name))) return 'AccessDenied';
  const payload = String(headers['x-amz-content-sha256']);
  if (signatureOf(request, names, payload) !== shown) return 'SignatureDoesNotMatch';
  return payload === sha256(body) ? null : 'XAmzContentSHA256Mismatch';
}

/** As S3 does, it repeats what was shown to it. */
function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

function misbehave(fault: BucketFault, response: ServerResponse, bytes: Buffer): void {
  const whole = { 'content-length': bytes.length };
  const faults: Readonly<Record<BucketFault, () => unknown>> = {
    refused: () => refuse(response, 403, 'AccessDenied'),
    'no bucket': () => refuse(response, 404, 'NoSuchBucket'),
    broken: () => refuse(response, 503, 'SlowDown'),
    elsewhere: () => {
      response.setHeader('location', 'http://127.0.0.1:9/');
      refuse(response, 301, 'PermanentRedirect');
    },
    silent: () => undefined,
    stalled: () => response.writeHead(200, whole).write(bytes.subarray(0, 10)),
    'cut off': () => {
      response.writeHead(200, whole);
      response.write(bytes.subarray(0, 10), () => response.destroy());
    },
    changed: () => response.writeHead(200, whole).end(bytes.toReversed()),
    'hung up': () => response.destroy(),
    endless: () => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.writeHead(200).on('drain', more);
      more();
    },
  };
  faults[fault]();
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly objects: Map<string, StoredObject>;
  readonly key: string;
  readonly body: Buffer;
}

function serve({ request, response, objects, key, body }: Asked): void {
  const stored = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, type: String(request.headers['content-type']) });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (stored) {
    response.writeHead(200, { 'content-type': stored.type }).end(stored.bytes);
  } else {
    refuse(response, 404, 'NoSuchKey');
  }
}

/** A storage with the interface of S3 and one bucket in it, on this machine. */
export async function bucketStub() {
  const objects = new Map<string, StoredObject>();
  const asked: string[] = [];
  const faults: { fault: BucketFault; times: number; method: string | undefined }[] = [];

  function faultOf(method: string): BucketFault | undefined {
    const next = faults.find((one) => one.times > 0 && [method, undefined].includes(one.method));
    if (next) next.times -= 1;
    return next?.fault;
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const body = Buffer.concat(parts);
      const key = url.slice(`/${bucketName}/`.length);
      asked.push(`${method} ${key}`);
      const why = objection(request, body);
      const stored = objects.get(key);
      const fault = faultOf(method);
      if (why !== null) refuse(response, 403, why);
      else if (!url.startsWith(`/${bucketName}/`)) refuse(response, 404, 'NoSuchBucket');
      else if (fault) misbehave(fault, response, stored?.bytes ?? body);
      else serve({ request, response, objects, key, body });
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const leave = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  const bucket: Bucket = {
    url: `http://127.0.0.1:${String(port)}/${bucketName}/`,
    ...{ region, accessKeyId, secretAccessKey, prefix: 'arrasta/' },
  };
  return {
    /** How it is reached. */
    bucket,
    /** The same in the environment of a process. */
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      S3_BUCKET: bucketName,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_PREFIX: 'arrasta',
    },
    /** By their keys. */
    objects,
    /** Methods and keys, in the order they came. */
    asked,
    /** The next requests, all or those of one method, go wrong; for good, where no number is given. */
    fail(
      fault: BucketFault,
      { times = Infinity, method }: { times?: number; method?: string } = {},
    ) {
      faults.push({ fault, times, method });
    },
    /** Nothing goes wrong any more. */
    recover: () => void faults.splice(0),
    /** Nobody answers there until it comes back. */
    leave,
    comeBack: () => listen(port),
    close: () => (server.listening ? leave() : Promise.resolve()),
  };
}
