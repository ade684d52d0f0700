import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#platform/server/config/config.ts';

const SECRET = 'a-secret-nobody-may-read';
const STORE = { STORAGE_URL: 's3://files', STORAGE_ACCESS_KEY: 'AKEY', STORAGE_SECRET_KEY: SECRET };

describe('the store of files', () => {
  it('is none by default', () => {
    expect(readConfig({}).store).toBe(null);
    expect(readConfig({ STORAGE_URL: '', STORAGE_ENDPOINT: '' }).store).toBe(null);
  });

  it('is Amazon’s in a region, with the bucket in the host’s name', () => {
    expect(readConfig({ ...STORE, STORAGE_REGION: 'eu-central-1' }).store).toMatchObject({
      bucket: 'files',
      prefix: '',
      endpoint: new URL('https://s3.eu-central-1.amazonaws.com'),
      isPathStyle: false,
    });
  });

  it('is any other at its address, with the bucket in the path unless told otherwise', () => {
    const own = { ...STORE, STORAGE_URL: 's3://files/groundswell/', STORAGE_ENDPOINT: 'https://s3.example:9000' };
    expect(readConfig(own).store).toMatchObject({ prefix: 'groundswell/', region: 'us-east-1', isPathStyle: true });
    expect(readConfig({ ...own, STORAGE_PATH_STYLE: 'off' }).store).toMatchObject({ isPathStyle: false });
  });

  it.each([
    ['STORAGE_URL', { STORAGE_URL: 'https://s3.example/files' }],
    ['STORAGE_URL', { STORAGE_URL: `s3://AKEY:${SECRET}@files` }],
    ['STORAGE_URL', { STORAGE_URL: 's3://files/../others' }],
    ['STORAGE_URL', { STORAGE_URL: undefined }],
    ['STORAGE_ENDPOINT', { STORAGE_ENDPOINT: `https://AKEY:${SECRET}@s3.example` }],
    ['STORAGE_ENDPOINT', { STORAGE_ENDPOINT: 'https://s3.example/files' }],
    ['STORAGE_REGION', { STORAGE_REGION: 'Frankfurt am Main' }],
    ['STORAGE_ACCESS_KEY', { STORAGE_ACCESS_KEY: '' }],
    ['STORAGE_SECRET_KEY', { STORAGE_SECRET_KEY: undefined }],
    ['STORAGE_PATH_STYLE', { STORAGE_PATH_STYLE: 'yes' }],
  ])('stops the start with %s and what was expected, without the secret: %j', (name, wrong) => {
    const read = () => readConfig({ ...STORE, ...wrong });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^ {2}${name}: expected .+$`, 'm'));
    expect(read).not.toThrow(SECRET);
  });
});
