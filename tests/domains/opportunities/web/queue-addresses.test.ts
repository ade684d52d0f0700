import { describe, expect, it } from 'vitest';
import { applicationsAddress } from '#domains/opportunities/web/application-queue/applications-address.ts';
import { changeView, verifyAddress } from '#domains/opportunities/web/verification-queue/verify-address.ts';
import { isFiltered, readAddress, writeAddress } from '#platform/browser/decisions/queue-address.ts';

const ID = '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55';
const applications = (query: string) => readAddress(applicationsAddress, new URLSearchParams(query));
const verification = (query: string) => readAddress(verifyAddress, new URLSearchParams(query));

describe('the applications address', () => {
  it('defaults to pending ones, oldest first', () => {
    expect(applications('')).toMatchObject({ view: 'waiting', opportunity: null, state: null, sort: 'oldest' });
    expect(writeAddress(applicationsAddress, applications('')).toString()).toBe('');
  });

  it.each([
    `opportunity=${ID}&search=kwame&sort=points`,
    `view=all&opportunity=${ID}&state=auto-accepted&sort=oldest&page=2`,
  ])('keeps %s', (query) => {
    expect(writeAddress(applicationsAddress, applications(query)).toString()).toBe(query);
  });

  it('ignores the state in the pending view and invalid values', () => {
    expect(applications('state=denied')).toMatchObject({ state: null });
    expect(applications('view=all&state=nothing&opportunity=me&sort=best')).toMatchObject({
      state: null,
      opportunity: null,
      sort: 'newest',
    });
  });

  it('does not count the opportunity as a filter', () => {
    expect(isFiltered(applicationsAddress, applications(`opportunity=${ID}`))).toBe(false);
    expect(isFiltered(applicationsAddress, applications(`opportunity=${ID}&search=kwame`))).toBe(true);
  });
});

describe('the verification address', () => {
  it.each([
    `search=reef&type=${ID}&category=${ID}&sdg=14&sort=deadline`,
    `view=all&state=declined&shelf=hidden&item=${ID}&open=yes`,
  ])('keeps %s', (query) => {
    expect(writeAddress(verifyAddress, verification(query)).toString()).toBe(query);
  });

  it('keeps the search but not view-specific filters when the view changes', () => {
    const address = verification(`view=all&search=reef&state=closed&shelf=featured&page=3`);
    expect(writeAddress(verifyAddress, changeView(address, 'waiting')).toString()).toBe('search=reef');
  });
});
