/** Impacts on other people's pages: the card to frame, and the oEmbed document that describes how. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impact } from '#generated/types.gen.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../support/impacts.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cast: Cast;
let verified: Impact;

const get = (path: string) => fetch(`${server.origin}${path}`);
const oembed = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query)}`);
const pageOf = ({ id, slug }: Impact) => `${server.origin}/impacts/${id}/${slug}`;

beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  verified = await logImpact(cast.owner, { title: 'Mangroves <b>& "roots"</b>', measures: { trees: 1500 } });
  await decide(cast.judge, verified.id, { isVerified: true });
});
afterAll(() => server.close());

describe('GET /embed/impacts/{id}', () => {
  it('is a card without script or cookie that every page may frame', async () => {
    const answer = await get(`/embed/impacts/${verified.id}`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'frame-ancestors *']));
    expect(policy).not.toContain('script-src');
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toMatch(/^public, /);
    expect(text).not.toMatch(/<script|<b>| style="/);
    expect(text).toContain('Mangroves &lt;b&gt;&amp; &quot;roots&quot;&lt;/b&gt;');
    expect(text).toContain('1,500 trees');
    expect(text).toContain(`<a class="card" href="${pageOf(verified)}" target="_blank" rel="noopener">`);
    const again = await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('is in the language of its address, whatever the browser prefers: proxies keep it for everyone', async () => {
    const path = `/embed/impacts/${verified.id}`;
    const read = async (address: string) =>
      (await fetch(`${server.origin}${address}`, { headers: { 'accept-language': 'de' } })).text();
    expect(await read(path)).toMatch(/<html lang="en".*1,500 trees.*Verified on Groundswell/s);
    expect(await read(`${path}?lang=de`)).toMatch(/<html lang="de".*1\.500 Bäume.*Bestätigt auf Groundswell/s);
    expect(await read('/embed/impacts/unknown?lang=de')).toContain('Diese Aktion ist nicht öffentlich');
  });

  it('says who has left in the language of its address, as the feed does', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    const { id, slug } = await logImpact(client, { title: 'By someone who leaves' });
    await decide(cast.judge, id, { isVerified: true });
    dataOf(await client.get('/users/delete'));
    for (const path of [`/embed/impacts/${id}`, '/feeds/impacts.xml']) {
      const answers = ['', '?lang=de'].map(async (query) => (await get(`${path}${query}`)).text());
      const [english, german] = await Promise.all(answers);
      expect([path, english]).toEqual([path, expect.stringContaining('Former member')]);
      expect([path, german]).toEqual([path, expect.stringContaining('Ehemaliges Mitglied')]);
    }
    const answer = await get(`/oembed?${new URLSearchParams({ url: `${server.origin}/impacts/${id}/${slug}` })}`);
    expect(await answer.json()).toMatchObject({ author_name: 'Former member' });
  });

  it('is allowed there alone', async () => {
    for (const path of ['/', `/impacts/${verified.id}/${verified.slug}`, '/oembed', '/healthz']) {
      const { headers } = await get(path);
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });
});

describe('what visitors don’t see', () => {
  it('has no card and can’t be embedded: pending, declined, hidden, unknown', async () => {
    const pending = await logImpact(cast.owner, { title: 'Not yet decided' });
    const declined = await logImpact(cast.owner, { title: 'Declined by a judge' });
    const hidden = await logImpact(cast.owner, { title: 'Hidden by an admin' });
    await decide(cast.judge, declined.id, { isVerified: false, reason: 'Nothing shows that it was done.' });
    await decide(cast.judge, hidden.id, { isVerified: true });
    expect((await get(`/embed/impacts/${hidden.id}`)).status).toBe(200);
    await cast.admin.post('/impact/Hide', { impactId: hidden.id, isHide: true });
    for (const impact of [pending, declined, hidden]) {
      const card = await get(`/embed/impacts/${impact.id}`);
      const text = await card.text();
      expect([impact.title, card.status, text.includes(impact.title)]).toEqual([impact.title, 404, false]);
      expect((await oembed({ url: pageOf(impact) })).status).toBe(404);
    }
    const unknown = '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55';
    expect((await get(`/embed/impacts/${unknown}`)).status).toBe(404);
    expect((await get('/embed/impacts/nothing')).status).toBe(404);
    expect((await get('/embed/councils/nothing')).status).toBe(404);
  });
});

describe('GET /oembed', () => {
  it('says how to embed a public impact, within the given size', async () => {
    const answer = await oembed({ url: pageOf(verified), format: 'json' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const body = await answer.json();
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: verified.title,
      author_name: 'Amina Diallo',
      provider_url: server.origin,
      width: 480,
      thumbnail_width: 1200,
    });
    expect(body.html).toContain(`src="${server.origin}/embed/impacts/${verified.id}"`);
    expect(body.html).not.toContain('<b>');
    const small = await (await oembed({ url: `${server.origin}/impacts/${verified.id}`, maxwidth: '300' })).json();
    expect(small).toMatchObject({ width: 300 });
    expect(small.html).toContain('width="300"');
    expect(small.thumbnail_url).toBeUndefined();
  });

  it('is found from the head of the impact’s page, and of no other', async () => {
    const page = await (await get(`/impacts/${verified.id}/${verified.slug}`)).text();
    const [, address = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
    expect((await fetch(address.replaceAll('&amp;', '&'))).status).toBe(200);
    expect(await (await get('/impacts')).text()).not.toContain('json+oembed');
  });

  it.each([
    [{}, 422],
    [{ url: 'not an address' }, 404],
    [{ url: 'https://elsewhere.example/impacts/019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55' }, 404],
    [{ url: 'OWN/councils/019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55' }, 404],
    [{ url: 'OWN/impacts' }, 404],
    [{ url: 'OWN/impacts', format: 'xml' }, 501],
    [{ url: 'OWN/impacts', maxwidth: 'wide' }, 422],
  ])('refuses %j with %d', async (query, status) => {
    const given = Object.entries(query).map(([name, value]) => [name, value.replace('OWN', server.origin)]);
    const answer = await oembed(Object.fromEntries(given));
    expect(answer.status).toBe(status);
    if (status === 422) expect(JSON.stringify(await answer.json())).toMatch(/"field":"(url|maxwidth)"/);
  });
});
