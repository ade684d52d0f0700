import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createPageHeads } from '#app/server/page-heads.ts';
import { measuresOf } from '#app/server/preview-numbers.ts';
import { authPages } from '#app/web/routes/auth-pages.ts';
import { sitePages } from '#app/web/routes/site-pages.ts';
import { createSession } from '#domains/auth/web/session/page-session.ts';
import { FORMER_MEMBER } from '#domains/people/model.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { speakIn } from '#languages/reader.ts';
import { type PageHead, withHead } from '#platform/server/http/pages/page-head.ts';
import { COMMUNITY } from '../support/community.ts';

const SITE = {
  appName: 'Groundswell',
  origin: 'https://groundswell.example',
  language: 'en',
  isInAddress: false,
} as const;
const HTML = `<html><head>
    <meta name="description" content="What it is." />
    <title>Groundswell</title>
  </head></html>`;

/** For pages that need no call. */
const describePage = createPageHeads(async () => 'unknown', {
  ...COMMUNITY,
  settings: { now: { ...DEFAULTS, imprint: { text: { en: 'Tide & Co' }, link: null } } },
});
const headOf = (path: string) => describePage({ path, ip: '127.0.0.1', isVisitor: true });

function pathsOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', children, index }) => {
    const whole = `${parent}/${path}`.replaceAll(/\/+/g, '/');
    return children ? pathsOf(children, whole) : index || path ? [whole] : [];
  });
}

const isFound = (path: string) => !path.includes('*');

describe('the head of a page', () => {
  it('is found for every address of the router', async () => {
    const paths = [...pathsOf(sitePages(createSession())), ...pathsOf(authPages, '/auth')].filter(isFound);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const address = path.replaceAll(/:\w+\??/g, path.startsWith('/sdg/') ? 'climate-action' : 'something');
      expect([address, (await headOf(address)).status]).toEqual([address, 200]);
    }
  });

  it.each(['/nowhere', '/impacts/a/b/c', '/constructor', '/sdg/climate-action/more', '/impactss'])(
    'says of %s that there is no such page',
    async (path) => {
      expect(await headOf(path)).toMatchObject({ status: 404, title: 'Page not found', isListed: false });
    },
  );

  it.each([
    '/dashboard',
    '/admin/impacts',
    '/auth/reset/a-token',
    '/not-me/a-token',
    '/confirm-email/a-token',
    '/undo-email/a-token',
    '/unsubscribe/a.b.c',
    '/profile-information',
    '/impact/new-impact-verification/an-id',
    '/impact/new-impact-verification',
    '/impact/new-impact-verification/',
  ])('keeps %s out of search engines', async (path) => {
    expect(await headOf(path)).toMatchObject({ status: 200, path: null, isListed: false });
  });

  it('keeps searches out of search engines, although visitors get them drawn', async () => {
    expect(await headOf('/search')).toMatchObject({ status: 200, path: null, isListed: false, isDrawn: true });
  });

  it('is in the language of its reader, with the numbers of its picture', async () => {
    expect(await speakIn('de', () => headOf('/impacts'))).toMatchObject({
      title: 'Aktionen',
      preview: { kind: 'Was unsere Mitglieder getan haben, von der Community bestätigt.' },
    });
    expect(await speakIn('de', () => headOf('/nowhere'))).toMatchObject({ title: 'Seite nicht gefunden' });
    const measures = { trees: 1500, people: 1, hours: 0, wasteKg: 0, co2eKg: 0 };
    const [, trees, people] = speakIn('de', () => measuresOf(measures));
    expect([trees?.text, people?.text]).toEqual(['<figure>1500</figure> Bäume', '<figure>1</figure> Mensch']);
    expect(measuresOf(measures)[1]?.text).toBe('<figure>1.5k</figure> trees');
  });

  it('has hours, trees and people first among the numbers of its picture, which has room for three', () => {
    const measures = { trees: 3, people: 2, hours: 4, wasteKg: 5, co2eKg: 6 };
    expect(measuresOf(measures).map(({ value }) => value)).toEqual([4, 3, 2, 5, 6]);
  });

  it.each([
    ['ar', 1_103, /ألف<\/figure> شخص$/],
    ['ar', 103, /<\/figure> أشخاص$/],
    ['fr', 1_200_000, /M<\/figure>\sde personnes$/],
    ['fr', 1_200, /k<\/figure>\spersonnes$/],
    ['es', 1_200_000, /M<\/figure>\sde personas$/],
    ['en', 1.04, /<figure>1<\/figure> person$/],
  ] as const)('has the words of the number that a figure in %s shows: %d', (language, people, text) => {
    const measures = { trees: 0, people, hours: 0, wasteKg: 0, co2eKg: 0 };
    expect(speakIn(language, () => measuresOf(measures)[2]?.text)).toMatch(text);
  });

  it('ignores a slash at the end', async () => {
    expect(await headOf('/impacts/')).toMatchObject({ path: '/impacts', title: 'Impacts' });
  });

  it('says what an article is in a form that programs read', async () => {
    const article = {
      id: '0190a000-0000-7000-8000-000000000001',
      title: 'The </script> delta',
      excerpt: 'It is green.',
      authorName: 'Fatou Ndiaye',
      date: '2026-11-01T08:00:00.000Z',
      updatedAt: '2026-11-02T08:00:00.000Z',
      images: null,
    };
    const describeArticle = createPageHeads(async () => ({ data: article }), COMMUNITY);
    const head = await describeArticle({ path: `/news/${article.id}`, ip: '127.0.0.1', isVisitor: true });
    const html = withHead(HTML, head, SITE);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const [facts, trail] = blocks.map(([, json = '']) => JSON.parse(json));
    expect(facts).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      author: { '@type': 'Person', name: 'Fatou Ndiaye' },
      url: `${SITE.origin}${head.path}`,
    });
    expect(trail.itemListElement[0]).toMatchObject({ name: 'News', item: `${SITE.origin}/news` });
    expect(html).toContain('title="Verified impacts" href="/feeds/impacts.xml"');
  });

  it('says when and where an impact was made', async () => {
    const impact = {
      id: '0190a000-0000-7000-8000-000000000002',
      title: 'Seeds for 40 balconies',
      slug: 'seeds-for-40-balconies',
      description: 'We gave them away.',
      owner: { name: 'Rizky Nugroho' },
      sdgs: [11],
      media: [],
      measures: { trees: 0, people: 40, hours: 3, wasteKg: 0, co2eKg: 0 },
      startDate: '2026-11-07',
      endDate: null,
      location: 'Yogyakarta, Indonesia',
      createdAt: '2026-11-08T08:00:00.000Z',
      verifiedAt: null,
    };
    const factsOf = async (data: unknown) => {
      const describeImpact = createPageHeads(async () => ({ data }), COMMUNITY);
      return (await describeImpact({ path: `/impacts/${impact.id}`, ip: '127.0.0.1', isVisitor: true })).facts[0];
    };
    expect(await factsOf(impact)).toMatchObject({
      about: {
        '@type': 'Event',
        startDate: '2026-11-07',
        endDate: '2026-11-07',
        location: { '@type': 'Place', name: 'Yogyakarta, Indonesia' },
      },
    });
    expect(JSON.stringify(await factsOf({ ...impact, location: null }))).not.toContain('Place');
    const left = { ...impact, owner: { id: impact.id, ...FORMER_MEMBER } };
    expect(await speakIn('de', () => factsOf(left))).toMatchObject({ author: { name: 'Ehemaliges Mitglied' } });
  });

  it('says who a person is, and keeps one who has done nothing yet out of search engines', async () => {
    const id = '0190a000-0000-7000-8000-000000000003';
    const person = {
      id,
      name: 'Amina Diallo',
      slug: 'amina-diallo',
      bio: null,
      avatar: null,
      location: 'Dakar, Senegal',
      points: 140,
      impacts: { totals: { impacts: 6, hours: 2, people: 0, trees: 1250, co2eKg: 0, wasteKg: 0 }, byGoal: [] },
      councils: [],
      createdAt: '2024-02-11T08:30:00.000Z',
    };
    const headFor = (data: unknown) =>
      createPageHeads(async () => ({ data }), COMMUNITY)({ path: `/people/${id}`, ip: '127.0.0.1', isVisitor: true });
    const head = await headFor(person);
    expect(head).toMatchObject({ path: `/people/${id}/amina-diallo`, kind: 'profile', isListed: true });
    expect(head.description).toBe('6 verified impacts by Amina Diallo.');
    expect(head.preview).toMatchObject({ kind: 'Profile', title: 'Amina Diallo', by: 'Dakar, Senegal' });
    const html = withHead(HTML, head, SITE);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const address = `${SITE.origin}/people/${id}/amina-diallo`;
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: address,
      dateCreated: person.createdAt,
      mainEntity: {
        '@type': 'Person',
        identifier: id,
        name: 'Amina Diallo',
        url: address,
        homeLocation: { '@type': 'Place', name: 'Dakar, Senegal' },
      },
    });
    expect((await headFor({ ...person, bio: 'Marine biologist.' })).description).toBe('Marine biologist.');
    const idle = { ...person, points: 0, impacts: null };
    expect(await headFor(idle)).toMatchObject({ description: null, isListed: false });
  });

  it('says what a shared credential is for, and keeps it out of search engines, also when it can’t be read', async () => {
    const id = '0190a000-0000-7000-8000-000000000004';
    const credential = {
      id,
      state: 'issued',
      title: 'Mangroves for the lagoon',
      criteria: 'Took part in an impact that judges verified.',
      goals: [14],
      measures: { trees: 1500, people: 0, hours: 0, wasteKg: 0, co2eKg: 0 },
      points: null,
      holder: null,
      issuedAt: '2026-11-02T08:30:00.000Z',
    };
    const address = { path: `/credentials/${id}`, ip: '127.0.0.1', isVisitor: true };
    const headFor = (data: unknown) => createPageHeads(async () => ({ data }), COMMUNITY)(address);
    const head = await headFor(credential);
    expect(head).toMatchObject({ title: credential.title, path: address.path, isListed: false, isDrawn: true });
    expect(head.description).toBe(credential.criteria);
    expect(head.preview).toMatchObject({ kind: 'Credential', title: credential.title, by: null });
    expect(head.facts).toMatchObject([{ '@type': 'EducationalOccupationalCredential', url: address.path }]);
    const ended = await headFor({ ...credential, state: 'revoked' });
    expect(ended).toMatchObject({ description: 'A credential that is no longer valid', facts: [] });
    expect(ended.preview?.numbers).toEqual([]);
    expect(await headOf(address.path)).toMatchObject({ status: 200, isListed: false });
  });

  it('names a goal', async () => {
    expect(await headOf('/sdg/no-such-goal')).toMatchObject({ status: 404, isListed: false });
    const { title, path } = await headOf('/sdg/climate-action');
    expect([title, path]).toEqual(['Climate action', '/sdg/climate-action']);
  });
});

describe('a document with a head', () => {
  const head: PageHead = {
    status: 200,
    title: 'Tea & "biscuits" <now>',
    description: 'Said & done',
    path: '/impacts/1/tea',
    kind: 'article',
    preview: {
      kind: 'Impact',
      title: 'Tea & "biscuits" <now>',
      by: 'Fatou Ndiaye',
      numbers: [],
      seed: '1',
      colors: [],
      photo: null,
    },
    facts: [],
    isListed: true,
    isEmbeddable: false,
  };

  it('escapes what people wrote', () => {
    const html = withHead(HTML, head, SITE);
    expect(html).toContain('<title>Tea &amp; &quot;biscuits&quot; &lt;now&gt; · Groundswell</title>');
    expect(html).toContain('<meta name="description" content="Said &amp; done" />');
    expect(html.match(/<now>|"biscuits"/)).toBeNull();
  });

  it('has whole addresses', () => {
    const html = withHead(HTML, head, SITE);
    expect(html).toContain('<link rel="canonical" href="https://groundswell.example/impacts/1/tea" />');
    expect(html).toMatch(
      /og:image" content="https:\/\/groundswell\.example\/previews\/impacts\/1\/tea\.jpg\?v=[\w-]{16}" \/>/,
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  it('keeps the product’s own description where a page has none', () => {
    const html = withHead(HTML, { ...head, title: null, description: null, preview: null, isListed: false }, SITE);
    expect(html).toContain('<title>Groundswell</title>');
    expect(html).toContain('<meta property="og:description" content="What it is." />');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).toContain('<meta name="twitter:card" content="summary" />');
  });
});
