import { describe, expect, it } from 'vitest';
import {
  forgetReturn,
  keepRefused,
  keepReturn,
  ownPath,
  pathLeadingBack,
  takeReturn,
} from '#platform/browser/session/return-address.ts';

const AREAS = ['/dashboard', '/judge', '/partner'];
const searchOf = (path: string) => new URL(path, 'https://groundswell.example').searchParams;

describe('the return address of a login', () => {
  it('is the page that asked for the login, once', () => {
    expect(keepReturn(searchOf(pathLeadingBack('/auth/login', '/scholarships/1/a-title?open=any#apply')))).toBe(true);
    expect(takeReturn('/dashboard', AREAS)).toBe('/scholarships/1/a-title?open=any#apply');
    expect(takeReturn('/dashboard', AREAS)).toBeNull();
  });

  it('outlasts a page that names none, until it’s forgotten', () => {
    keepReturn(searchOf(pathLeadingBack('/auth/login', '/scholarships')));
    expect(keepReturn(searchOf('/profile-information'))).toBe(false);
    expect(takeReturn('/dashboard', AREAS)).toBe('/scholarships');
    keepReturn(searchOf(pathLeadingBack('/auth/login', '/scholarships')));
    forgetReturn();
    expect(takeReturn('/dashboard', AREAS)).toBeNull();
  });

  it('is the refused page if the login names none, for someone whose area it’s in', () => {
    const refuse = () => keepRefused({ pathname: '/dashboard/points', search: '?page=2', hash: '' });
    refuse();
    forgetReturn();
    expect(takeReturn('/dashboard', AREAS)).toBe('/dashboard/points?page=2');
    expect(takeReturn('/dashboard', AREAS)).toBeNull();
    refuse();
    expect(takeReturn('/judge', AREAS)).toBeNull();
    refuse();
    keepReturn(searchOf(pathLeadingBack('/auth/login', '/scholarships')));
    expect(takeReturn('/dashboard', AREAS)).toBe('/scholarships');
    expect(takeReturn('/dashboard', AREAS)).toBeNull();
  });

  it('is a public page on which the session ended, for people of any role', () => {
    keepRefused({ pathname: '/partners', search: '?sort=name', hash: '#list' });
    expect(takeReturn('/judge', AREAS)).toBe('/partners?sort=name#list');
    keepRefused({ pathname: '/partner', search: '', hash: '' });
    expect(takeReturn('/judge', AREAS)).toBeNull();
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
