import { describe, expect, it } from 'vitest';
import { findPlainFault, knownOfSite } from '#domains/auth/password-rules.ts';

const KNOWN = ['amina.diallo@example.org', 'Amina', 'Diallo'];

describe('findPlainFault', () => {
  it.each([
    ['elevenchars', 'Use at least 12 characters.'],
    ['x'.repeat(129), 'Use at most 128 characters.'],
    ['amina.diallo@example.org', 'Don’t build it from your name, email address or place, this site’s name or a year.'],
    ['AminaDiallo2025', 'Don’t build it from your name, email address or place, this site’s name or a year.'],
  ])('says how to fix %s', (password, fault) => expect(findPlainFault(password, KNOWN)).toBe(fault));

  it('leaves to the server how easy the rest is to guess', () => {
    expect(findPlainFault('password1234', KNOWN)).toBeNull();
  });
});

describe('knownOfSite', () => {
  it('is the product’s name and the host’s labels, except the last and addresses', () => {
    expect(knownOfSite('Groundswell', 'https://impact.delta.example')).toEqual(['Groundswell', 'impact', 'delta']);
    expect(knownOfSite('Groundswell', 'http://localhost:3000')).toEqual(['Groundswell', 'localhost']);
    expect(knownOfSite('Groundswell', 'http://127.0.0.1:3000')).toEqual(['Groundswell']);
  });

  it('leaves too little of a password made of it, a place and a year', () => {
    const known = [...knownOfSite('Groundswell', 'https://impact.example'), 'Dakar, Senegal'];
    for (const password of ['Groundswell2026', 'impactDakar1987', 'groundswell-Senegal'])
      expect(findPlainFault(password, known)).not.toBeNull();
    expect(findPlainFault('seven-herons-over-2026', known)).toBeNull();
  });
});
