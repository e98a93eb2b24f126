import { expect, test } from 'vitest';
import { bucketOf } from './bucket';
import { ConfigurationError, readEnvironment } from './environment';

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
