import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';

const POOLER = 'postgres://app@127.0.0.1:6432/groundswell';
const POSTGRES = 'postgres://app@127.0.0.1:5432/groundswell';
const REPLICA = 'postgres://app@127.0.0.1:5433/groundswell';

describe('the addresses of the database', () => {
  it('are one, or one for each purpose', () => {
    expect(readConfig({ DATABASE_URL: POSTGRES })).toMatchObject({ databaseDirectUrl: null, databaseReplicaUrl: null });
    const all = { DATABASE_URL: POOLER, DATABASE_DIRECT_URL: POSTGRES, DATABASE_REPLICA_URL: REPLICA };
    expect(readConfig(all)).toMatchObject({
      databaseUrl: POOLER,
      databaseDirectUrl: POSTGRES,
      databaseReplicaUrl: REPLICA,
    });
  });

  it.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])('need the primary beside %s, and are addresses', (name) => {
    expect(() => readConfig({ [name]: POSTGRES })).toThrow(
      `DATABASE_URL: expected the address of the primary, as ${name} is set`,
    );
    expect(() => readConfig({ DATABASE_URL: POSTGRES, [name]: '127.0.0.1:5432' })).toThrow(
      `${name}: expected an address like postgres://user:password@host:5432/name`,
    );
  });
});

describe('the address that people open', () => {
  it.each(['https://groundswell.example', 'https://groundswell.example/'])('is an origin: %s', (value) => {
    expect(readConfig({ PUBLIC_ORIGIN: value }).publicOrigin).toBe('https://groundswell.example');
  });

  it.each([
    'groundswell.example',
    'ftp://groundswell.example',
    'https://groundswell.example/community',
    'https://groundswell.example?from=mail',
    'https://groundswell.example/#top',
    'https://user:password@groundswell.example',
  ])('has nothing more: %s', (value) => {
    expect(() => readConfig({ PUBLIC_ORIGIN: value })).toThrow(
      'PUBLIC_ORIGIN: expected an address without a path, like https://groundswell.example',
    );
  });
});

describe('the provider to log in with', () => {
  it.each(['OIDC_CLIENT_SECRET', 'OIDC_ISSUER'])('needs an id beside %s', (name) => {
    expect(() => readConfig({ [name]: 'https://accounts.example' })).toThrow(
      `OIDC_CLIENT_ID: expected the id of this platform at the provider, as ${name} is set`,
    );
  });
});
