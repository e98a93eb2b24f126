import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeConfig, bucketOf } from './config';
import { ConfigurationError, readEnvironment } from './environment';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'config-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const configOf = async (variables: Record<string, string>) =>
  makeConfig(readEnvironment(variables));

test.each([
  ['PORT', 'oitenta'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['SESSION_SECRET', 'curto'],
  ['ENCRYPTION_KEY', 'curta'],
  ['TRUST_PROXY', 'talvez'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['PUBLIC_URL', 'arrasta'],
  ['ADMIN_EMAIL', 'ninguém'],
  ['ADMIN_PASSWORD', 'abc'],
  ['LOG_LEVEL', 'loud'],
  ['IMAGE_PROXY_ALLOW_HOSTS', 'fotos.example'],
  ['IMAGE_PROXY_ALLOW_HOSTS', 'http://fotos.example:80'],
  ['OPENAI_BASE_URL', 'openai'],
  ['AI_TEXT_MODEL', 'um modelo'],
  ['AI_IMAGE_MODEL', 'um modelo'],
  ['AI_REQUIRE_KEY', 'talvez'],
  ['RAPIDAPI_KEY', 'uma chave'],
  ['RAPIDAPI_HOST', 'https://busca.example'],
  ['PEXELS_API_KEY', 'uma chave'],
  ['IMAGE_SEARCH_BASE_URL', 'busca'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['RATE_LIMIT', 'talvez'],
  ['METRICS_TOKEN', 'curto'],
  ['S3_ENDPOINT', 's3://fotos'],
  ['S3_ENDPOINT', 'https://eu:segredo@s3.example'],
  ['S3_BUCKET', 'fotos/ana'],
  ['S3_REGION', 'São Paulo'],
  ['S3_ACCESS_KEY_ID', 'uma chave'],
  ['S3_SECRET_ACCESS_KEY', 'uma chave'],
  ['S3_PREFIX', '../fotos'],
  ['CHROMIUM_PATH', '/nowhere/chromium'],
])(
  'an unusable %s=%s is refused in one line that names it, and nothing is written',
  async (name, value) => {
    const folder = await emptyFolder();
    const refusal = await configOf({ DATA_DIR: folder, [name]: value }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(ConfigurationError);
    const { message } = refusal as ConfigurationError;
    expect(message.split('\n')).toHaveLength(1);
    expect(message).toContain(name);
    expect(message).not.toContain(value);
    expect(await readdir(folder)).toEqual([]);
  },
);

const whole = {
  S3_ENDPOINT: 'https://s3.example/storage/',
  S3_BUCKET: 'fotos',
  S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG',
};

const read = (variables: Readonly<Record<string, string>>) => bucketOf(readEnvironment(variables));

test('without its settings there is no bucket', () => {
  expect(read({})).toBeUndefined();
  expect(read({ S3_ENDPOINT: '', S3_PREFIX: '' })).toBeUndefined();
});

test('a bucket has its name in its address, and a prefix ends where a folder does', () => {
  expect(read(whole)).toEqual({
    url: 'https://s3.example/storage/fotos/',
    region: 'us-east-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
    prefix: '',
  });
  const more = { S3_REGION: 'sa-east-1', S3_PREFIX: 'arrasta/producao' };
  expect(read({ ...whole, ...more })).toMatchObject({
    region: 'sa-east-1',
    prefix: 'arrasta/producao/',
  });
  expect(read({ ...whole, S3_PREFIX: 'arrasta/' })?.prefix).toBe('arrasta/');
});

test.each(Object.keys(whole))('without %s the rest of it is of no use', (name) => {
  const half = { ...whole, [name]: '' };
  expect(() => read(half)).toThrow(new ConfigurationError(`${name} is missing`));
});

test.each(['S3_REGION', 'S3_PREFIX'])('%s alone is half a bucket', (name) => {
  expect(() => read({ [name]: 'x' })).toThrow(new ConfigurationError('S3_ENDPOINT is missing'));
});
