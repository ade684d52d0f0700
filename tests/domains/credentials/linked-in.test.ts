import { expect, it } from 'vitest';
import { addToLinkedInLink } from '#domains/credentials/web/detail/linked-in.ts';

it('begins a certification on LinkedIn with what the credential says', () => {
  const credential = {
    id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0ae001',
    title: 'Mangroves & more',
    url: 'https://groundswell.example/credentials/019a5f2e-7c00-7a31-9d5c-2f6b1c0ae001',
    issuedAt: '2026-11-02T08:30:00.000Z',
  };
  const { origin, pathname, searchParams } = new URL(addToLinkedInLink(credential, 'Groundswell'));
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Mangroves & more',
    organizationName: 'Groundswell',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: credential.url,
    certId: credential.id,
  });
});
