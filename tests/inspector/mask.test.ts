import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LINK_PAGES } from '#app/web/joined/link-pages.ts';
import { MASK, maskAddresses } from '#inspector/live/mask.ts';
import { createRedactor } from '#inspector/live/redact.ts';

const ROUTES = join(import.meta.dirname, '../../src/app/web/routes');
const SECRET = 'kJ8s-0pQz_7';

/** The last segment of every route with a token that is written out; the others are made from `LINK_PAGES`. */
const tokenRoutes = readdirSync(ROUTES).flatMap((file) =>
  [...readFileSync(join(ROUTES, file), 'utf8').matchAll(/'([\w/-]+)\/:token'/g)].map(([, path = '']) => path),
);

describe('addresses reported from a followed page', () => {
  it('include those of emailed links, each without its secret', () => {
    expect(tokenRoutes.toSorted()).toEqual(['reset', 'verify']);
    expect(Object.keys(LINK_PAGES)).toEqual(expect.arrayContaining([...tokenRoutes, 'unsubscribe', 'not-me']));
    for (const path of Object.keys(LINK_PAGES)) {
      const address = path === 'reset' || path === 'verify' ? `/auth/${path}/${SECRET}` : `/${path}/${SECRET}`;
      expect(maskAddresses(address)).toBe(address.replace(SECRET, MASK));
    }
  });

  it.each([
    ['/auth/register?inviteid=abc-1', `/auth/register?inviteid=${MASK}`],
    ['/unsubscribe?token=abc&page=2#end', `/unsubscribe?token=${MASK}&page=2#end`],
    ['/auth/google/return?code=1&state=2', `/auth/google/return?code=${MASK}&state=${MASK}`],
    ['/anything?never-heard-of=1', `/anything?never-heard-of=${MASK}`],
    ['/impacts?search=trees&sort=newest&page=3', '/impacts?search=trees&sort=newest&page=3'],
    ['/impacts/?trees', '/impacts/?trees'],
    ['GET https://a.example/x?inviteid=abc failed', `GET https://a.example/x?inviteid=${MASK} failed`],
    ['Is a=b? c=d', 'Is a=b? c=d'],
  ])('%s', (address, told) => {
    expect(maskAddresses(address)).toBe(told);
    expect(maskAddresses(told)).toBe(told);
  });

  it('are masked wherever they appear in a context, and invitations by parameter name', () => {
    const { redact } = createRedactor();
    const told = redact({ inviteId: SECRET, path: `/auth/register?inviteid=other`, text: `no ${SECRET} is known` });
    expect(told).toEqual({ inviteId: MASK, path: `/auth/register?inviteid=${MASK}`, text: `no ${MASK} is known` });
  });
});
