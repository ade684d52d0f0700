import { describe, expect, it } from 'vitest';
import type { Credential, CredentialFault } from '#domains/credentials/check-credential.ts';
import { contentOf } from '#domains/credentials/web/verify/credential-content.ts';
import { hostsAsked, reportOf } from '#domains/credentials/web/verify/credential-report.ts';

const credential: Credential = {
  iss: 'did:web:example.org',
  issuer: { id: 'did:web:example.org', name: 'Example' },
  id: 'https://example.org/1',
  validFrom: '2026-01-01T00:00:00Z',
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential'],
  credentialSubject: {},
};
const notes = { document: null, list: null, listAt: 1, isKept: false };
const report = (fault: CredentialFault | null, changed: Partial<Parameters<typeof reportOf>[1]> = {}) =>
  reportOf({ faults: fault === null ? [] : [fault], credential }, { ...notes, ...changed });

describe('reportOf', () => {
  it('holds if nothing is wrong, and held if that is what the device keeps', () => {
    expect(report(null)).toMatchObject({ verdict: 'holds', parts: { issuer: 'holds', status: 'holds' } });
    expect(report(null, { isKept: true }).verdict).toBe('held');
  });

  it('refuses what is wrong, and leaves open what comes after it', () => {
    expect(report('signature')).toMatchObject({
      verdict: 'refused',
      parts: { issuer: 'unchecked', signature: 'fails', dates: 'unchecked', status: 'unchecked' },
    });
    expect(report('expired').parts).toEqual({
      issuer: 'holds',
      signature: 'holds',
      dates: 'fails',
      status: 'unchecked',
    });
    expect(report('revoked', { isKept: true }).verdict).toBe('refused');
  });

  it('refuses nothing only because nobody answers', () => {
    expect(report('key', { document: 'unreachable' })).toMatchObject({ verdict: 'open', failure: 'unreachable' });
    expect(report('status', { list: 'missing' })).toMatchObject({ verdict: 'open', failure: 'missing' });
    expect(report('status', { isKept: true })).toMatchObject({ verdict: 'open', failure: null });
    expect(report('key').verdict).toBe('refused');
    expect(report('status').verdict).toBe('refused');
  });
});

const tokenOf = (claims: object) =>
  ['{"alg":"EdDSA"}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');

describe('hostsAsked', () => {
  const list = (address: string) => ({
    credentialStatus: {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '1',
      statusListCredential: address,
    },
  });

  it('are those of the issuer and its list, without our own', () => {
    expect(hostsAsked(tokenOf(credential), 'example.org')).toEqual([]);
    expect(hostsAsked(tokenOf({ ...credential, ...list('https://lists.example.net/1') }), 'ours.example')).toEqual([
      'example.org',
      'lists.example.net',
    ]);
    expect(hostsAsked(tokenOf({ ...credential, ...list('https://lists.example.net/1') }), 'example.org')).toEqual([
      'lists.example.net',
    ]);
  });

  it('are none for what can’t be read, or isn’t a did:web: it’s refused without asking', () => {
    expect(hostsAsked('nothing', 'ours.example')).toEqual([]);
    expect(hostsAsked(tokenOf({ ...credential, issuer: 'did:key:z6Mk' }), 'ours.example')).toEqual([]);
  });
});

describe('contentOf', () => {
  it('survives whatever another issuer writes', () => {
    const strange = { ...credential, name: 7, evidence: 'none', credentialSubject: { achievement: ['?'] } };
    expect(contentOf(strange as unknown as Credential)).toMatchObject({ title: null, evidence: [] });
    const evidence = [{ id: 'javascript:alert(1)' }, { id: 'https://example.org/seen', name: 'Seen' }];
    expect(contentOf({ ...credential, evidence }).evidence).toEqual([
      { name: 'Seen', address: 'https://example.org/seen' },
    ]);
  });
});
