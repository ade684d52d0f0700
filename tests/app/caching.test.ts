/** Which answers browsers and proxies may cache, over the whole contract. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, readOperations } from '#platform/server/http/contract.ts';
import { addressOf } from '../platform/http/fuzz/requests.ts';
import { validRequest } from '../platform/http/fuzz/valid-requests.ts';
import { buildWorld, type Person, type World } from '../platform/http/fuzz/world.ts';
import { logImpact } from '../support/impacts.ts';
import { setLive } from '../support/news.ts';
import { headersOf } from '../support/uploads.ts';

/** Visitors may make these calls, but their answers are only for the holder of a link, for one login or for one use. */
const PERSONAL = ['downloadCredential', 'getChallenge', 'getInvitation', 'getGoogleSignInUrl', 'getUnsubscription'];
/** A call with an endless response. */
const GOES_ON = 'streamNotifications';

const reads = readOperations().filter(({ method, operationId }) => method === 'GET' && operationId !== GOES_ON);
const isPublic = ({ operationId, who, needsAntiForgery }: Operation) =>
  who.kind === 'visitor' && !needsAntiForgery && !PERSONAL.includes(operationId);
const table = (chosen: (operation: Operation) => boolean) =>
  reads.filter(chosen).map((operation) => ({ name: operation.operationId, operation }));

let world: World;
beforeAll(async () => {
  world = await buildWorld({ VISITOR_CACHE_MS: '1000' });
});
afterAll(() => world.close());

async function addressFor(operation: Operation): Promise<string> {
  const request = await validRequest(world, operation);
  if (operation.operationId === 'getNews') await setLive(world.admin.client, String(request.params?.['id']), true);
  return `${world.server.origin}/api${addressOf(operation, request)}`;
}

describe('a public answer', () => {
  it.each(table(isPublic))('is for everyone, unless asked with a token: $name', async ({ operation }) => {
    const address = await addressFor(operation);
    // Sent as by a browser that has opened the page, which sets the cookies; programs and proxies have none.
    const headers = await headersOf(world.visitor);
    const answer = await fetch(address, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[01], must-revalidate$/);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const vary = [
      ...(operation.readsToken ? ['authorization'] : []),
      'accept-encoding',
      ...(operation.isByLanguage ? ['accept-language'] : []),
    ];
    expect(answer.headers.get('vary')).toBe(vary.join(', '));
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    await answer.text();

    const known = await fetch(address, { headers: { ...headers, 'if-none-match': `"other", W/${etag}` } });
    expect({ status: known.status, etag: known.headers.get('etag'), body: await known.text() }).toEqual({
      status: 304,
      etag,
      body: '',
    });

    const bare = await fetch(address);
    expect(bare.headers.getSetCookie()).toEqual([]);
    expect(bare.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[01], must-revalidate$/);
    expect(bare.headers.get('etag')).toBe(etag);

    if (!operation.readsToken) return;
    const personal = await fetch(address, { headers: await headersOf(world.admin.client) });
    expect(personal.headers.get('cache-control')).toBe('private, no-store');
    expect(personal.headers.get('vary')).toContain('authorization');
    expect(personal.headers.get('etag')).not.toBe(etag);
  });
});

describe('any other answer', () => {
  it.each(table((operation) => !isPublic(operation)))('stays with its reader: $name', async ({ operation }) => {
    const request = await validRequest(world, operation);
    const answer = await request.as.get(addressOf(operation, request));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('isn’t sent again to a device that has it, as long as it’s the same', async () => {
    const readAs = async ({ client }: Person, tag: string) => {
      const headers = { ...(await headersOf(client)), 'if-none-match': tag };
      const answer = await fetch(`${world.server.origin}/api/impact/user`, { headers });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      return { status: answer.status, body: await answer.text(), tag: answer.headers.get('etag') ?? '' };
    };
    await logImpact(world.member.client, { title: 'A pond' });
    const first = await readAs(world.member, '"other"');
    expect([first.status, first.tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]+"$/)]);
    expect(await readAs(world.member, first.tag)).toEqual({ status: 304, body: '', tag: first.tag });
    expect((await readAs(world.neighbour, first.tag)).status).toBe(200);
    await logImpact(world.member.client, { title: 'A meadow' });
    const second = await readAs(world.member, first.tag);
    expect([second.status, second.body]).toEqual([200, expect.stringContaining('A meadow')]);
  });

  it.each([
    ['an unknown impact', '/impact/019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', 404],
    ['a wrong query', '/impact?page=0', 422],
  ])('stays with its reader: %s', async (_, path, status) => {
    const answer = await world.visitor.get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
