import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeConfig } from './config';
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
