import { ConfigurationError, type Environment } from './environment';

/** A bucket of an S3-compatible storage, and who may use it. */
export interface Bucket {
  /** Its address, with the name in the path, and a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What names in it begin with: empty, or with a slash at the end. */
  readonly prefix: string;
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const named = [...needed, 'S3_REGION', 'S3_PREFIX'] as const;

/**
 * The bucket that pictures are kept in; undefined for none.
 * @throws ConfigurationError where only some of it was given.
 */
export function bucketOf(environment: Environment): Bucket | undefined {
  if (named.every((name) => environment[name] === undefined)) return undefined;
  const values = needed.map((name) => {
    const value = environment[name];
    if (value === undefined) throw new ConfigurationError(`${name} is missing`);
    return value;
  });
  const [endpoint = '', name = '', accessKeyId = '', secretAccessKey = ''] = values;
  const { S3_REGION: region = 'us-east-1', S3_PREFIX: prefix = '' } = environment;
  return {
    url: `${endpoint.replace(/\/+$/, '')}/${name}/`,
    region,
    accessKeyId,
    secretAccessKey,
    prefix: prefix === '' ? '' : `${prefix.replace(/\/$/, '')}/`,
  };
}
