import { expect, it } from 'vitest';
import { whyNotDecidable } from '#domains/impacts/web/queue/why-not-decidable.ts';
import type { Impact } from '#generated/types.gen.ts';

const judge = { id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', name: 'ليلى حداد', slug: 'layla-haddad', avatarUrl: null };

it.each([
  [true, 'verified', 'Verified by'],
  [false, 'declined', 'Declined by'],
])('the judge’s Arabic name doesn’t reorder the sentence around it: %s', (isVerified, event, sentence) => {
  const impact = { isVerified, isOwn: false, members: [], verifiedBy: [], reviews: [{ event, by: judge }] };
  expect(
    whyNotDecidable(impact as unknown as Impact, { id: 'another', role: 'Judge', name: 'Ama', home: '/judge' }),
  ).toBe(`${sentence} \u2068${judge.name}\u2069.`);
});
