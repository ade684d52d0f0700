import { describe, expect, it } from 'vitest';
import { linkAddressOf } from '#domains/news/web/rich-text/link-address.ts';

describe('a link’s typed address', () => {
  it.each([
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
    [' example.org/page ', 'https://example.org/page'],
    ['example.org', 'https://example.org'],
    ['müller.example/bäume', 'https://müller.example/bäume'],
    ['fatou@example.org', 'mailto:fatou@example.org'],
    ['mailto:fatou@example.org', 'mailto:fatou@example.org'],
    ['/impacts?sdg=14', '/impacts?sdg=14'],
    ['javascript:attacked()', null],
    ['JaVaScRiPt:attacked()', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://', null],
    ['two words', null],
    ['', null],
  ])('%s', (typed, address) => expect(linkAddressOf(typed)).toBe(address));
});
