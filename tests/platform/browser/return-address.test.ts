import { describe, expect, it } from 'vitest';
import { keepReturn, loginPathTo, ownPath, takeReturn } from '#platform/browser/return-address.ts';

const searchOf = (path: string) => new URL(path, 'https://groundswell.example').searchParams;

describe('the return address of a login', () => {
  it('is the page that asked for the login, once', () => {
    keepReturn(searchOf(loginPathTo('/scholarships/1/a-title?open=any#apply')));
    expect(takeReturn()).toBe('/scholarships/1/a-title?open=any#apply');
    expect(takeReturn()).toBeNull();
  });

  it('is forgotten by a login reached another way', () => {
    keepReturn(searchOf(loginPathTo('/scholarships')));
    keepReturn(searchOf('/auth/login'));
    expect(takeReturn()).toBeNull();
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'scholarships',
    '',
    '/auth/login',
    '/auth/login?return=/auth/login',
    '/logout',
  ])('is never %s', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it('may be a page whose path only starts alike', () => {
    expect(ownPath('/authors')).toBe('/authors');
  });
});
