import { describe, expect, it } from 'vitest';
import { keepReturn, loginPathTo, ownPath, takeReturn } from '#platform/browser/return-address.ts';

const searchOf = (path: string) => new URL(path, 'https://groundswell.example').searchParams;

describe('the way back after a login', () => {
  it('leads to the page that led to the login, once', () => {
    keepReturn(searchOf(loginPathTo('/scholarships/1/a-title?open=any#apply')));
    expect(takeReturn()).toBe('/scholarships/1/a-title?open=any#apply');
    expect(takeReturn()).toBeNull();
  });

  it('is forgotten by a login that was come to by another way', () => {
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
  ])('never leads to %s', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it('takes pages whose names only begin alike', () => {
    expect(ownPath('/authors')).toBe('/authors');
  });
});
