import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';

const hostsOf = (value?: string) => readConfig({ ...(value !== undefined && { WEBHOOK_HOSTS: value }) }).webhookHosts;

describe('the hosts that webhooks may send to', () => {
  it('are none by default', () => {
    expect(hostsOf()).toEqual([]);
    expect(hostsOf('')).toEqual([]);
  });

  it('are names and addresses, with a port if need be', () => {
    expect(hostsOf('Hooks.internal, 10.0.0.5:8080,[::1]:9000,hooks:80')).toEqual([
      'hooks.internal',
      '10.0.0.5:8080',
      '[::1]:9000',
      'hooks:80',
    ]);
  });

  it.each(['http://hooks.internal', 'hooks.internal/path', 'user@hooks', 'hooks:port', 'a,,b', '127.1', '*'])(
    'aren’t %s',
    (value) => {
      expect(() => hostsOf(value)).toThrow(/WEBHOOK_HOSTS: expected hosts, each with a port if need be/);
    },
  );
});
