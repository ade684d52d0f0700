import { describe, expect, it } from 'vitest';
import {
  forgetReturn,
  keepRefused,
  keepReturn,
  ownPath,
  pathLeadingBack,
  takeReturn,
} from '#platform/browser/return-address.ts';

const searchOf = (path: string) => new URL(path, 'https://groundswell.example').searchParams;

describe('the return address of a login', () => {
  it('is the page that asked for the login, once', () => {
    expect(keepReturn(searchOf(pathLeadingBack('/auth/login', '/scholarships/1/a-title?open=any#apply')))).toBe(true);
    expect(takeReturn('/dashboard')).toBe('/scholarships/1/a-title?open=any#apply');
    expect(takeReturn('/dashboard')).toBeNull();
  });

  it('outlasts a page that names none, until it’s forgotten', () => {
    keepReturn(searchOf(pathLeadingBack('/auth/login', '/scholarships')));
    expect(keepReturn(searchOf('/profile-information'))).toBe(false);
    expect(takeReturn('/dashboard')).toBe('/scholarships');
    keepReturn(searchOf(pathLeadingBack('/auth/login', '/scholarships')));
    forgetReturn();
    expect(takeReturn('/dashboard')).toBeNull();
  });

  it('is the refused page if the login names none, for someone whose area it’s in', () => {
    const refuse = () => keepRefused({ pathname: '/dashboard/points', search: '?page=2' });
    refuse();
    forgetReturn();
    expect(takeReturn('/dashboard')).toBe('/dashboard/points?page=2');
    expect(takeReturn('/dashboard')).toBeNull();
    refuse();
    expect(takeReturn('/judge')).toBeNull();
    refuse();
    keepReturn(searchOf(pathLeadingBack('/auth/login', '/scholarships')));
    expect(takeReturn('/dashboard')).toBe('/scholarships');
    expect(takeReturn('/dashboard')).toBeNull();
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
