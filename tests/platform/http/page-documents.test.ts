import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DrawnPage } from '#platform/server/http/pages/drawn-document.ts';
import { createPageDocuments } from '#platform/server/http/pages/page-documents.ts';
import type { PageHead } from '#platform/server/http/pages/page-head.ts';
import { COMMUNITY } from '../../support/community.ts';

const HTML = `<html><head><meta name="description" content="What it is." />
    <title>Groundswell</title>
    <script src="/early.js"></script>
    <script type="module" crossorigin src="/assets/index-a1.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This page needs JavaScript.</noscript>
  </body></html>`;
const HEAD: PageHead = {
  status: 200,
  title: 'Tea',
  description: null,
  path: '/impacts/1/tea',
  kind: 'article',
  preview: null,
  facts: [],
  isListed: true,
  isEmbeddable: false,
};
const DRAWN: DrawnPage = {
  html: '<main>Drawn</main>',
  data: '{"a":1}',
  links: '<link rel="stylesheet" href="/a.css" />',
};

function documentsOf({ head = HEAD, drawn = DRAWN }: { head?: PageHead; drawn?: DrawnPage | null } = {}) {
  const drawings: string[] = [];
  const documents = createPageDocuments({
    html: () => HTML,
    site: COMMUNITY.site,
    describePage: async () => head,
    draw: async ({ url }) => {
      drawings.push(url);
      return drawn;
    },
    cacheMs: 1_000,
  });
  const find = (url = '/impacts/1/tea', isVisitor = true) =>
    documents.find({ url, isVisitor, ip: '127.0.0.1', language: 'en' });
  const textOf = async (...wanted: Parameters<typeof find>) => (await find(...wanted)).answer.body.toString();
  return { documents, drawings, find, textOf };
}

describe('the document of a page', () => {
  it('holds what the server drew, and what the browser needs to go on with it', async () => {
    const text = await documentsOf().textOf();
    expect(text).toContain('<div id="root"><main>Drawn</main></div>');
    expect(text).toContain('<script src="/early.js" data-code="/assets/index-a1.js"></script>');
    expect(text).not.toContain('type="module"');
    expect(text).toContain('<script type="application/json" id="rendered-data">{"a":1}</script>');
    expect(text).toContain('<link rel="stylesheet" href="/a.css" />');
    expect(text).not.toContain('needs JavaScript');
  });

  it('is left empty for someone who is logged in, and for areas', async () => {
    expect(await documentsOf().textOf('/impacts/1/tea', false)).toContain('<div id="root"></div>');
    const { drawings, textOf } = documentsOf({ head: { ...HEAD, path: null, isListed: false } });
    expect(await textOf('/dashboard')).toContain('<div id="root"></div>');
    expect(drawings).toEqual([]);
  });

  it('is left to the browser if the server can’t draw it', async () => {
    const text = await documentsOf({ drawn: null }).textOf();
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('needs JavaScript');
    expect(text).toContain('<title>Tea · Groundswell</title>');
  });

  it('can’t be ended by its data', async () => {
    const text = await documentsOf({ drawn: { ...DRAWN, data: '{"a":"</script><b>"}' } }).textOf();
    expect(text).toContain('{"a":"\\u003c/script>\\u003cb>"}');
  });

  it('collects inline styles into elements, whose hashes it names', async () => {
    const html =
      '<p class="a" style="color:red">1</p><p style="color:red">2</p><i style="background:url(&quot;data:a&lt;/style&gt;&quot;)">3</i>';
    const { find } = documentsOf({ drawn: { ...DRAWN, html } });
    const { answer, styleHashes } = await find();
    const text = answer.body.toString();
    expect(text).toContain('<p class="a" data-style="0">1</p><p data-style="0">2</p><i data-style="1">3</i>');
    const rules = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rule = '']) => rule);
    expect(rules).toEqual(['[data-style="0"]{color:red}', '[data-style="1"]{background:url("data:a\\3c /style>")}']);
    expect(styleHashes).toEqual(rules.map((rule) => createHash('sha256').update(rule).digest('base64')));
  });

  it('of another address of the same thing leads to its own', async () => {
    const { find, drawings } = documentsOf();
    expect(await find('/impacts/1/coffee?from=mail')).toMatchObject({
      status: 301,
      location: '/impacts/1/tea?from=mail',
    });
    expect(drawings).toEqual([]);
    expect(await find('/impacts/1/tea/')).toMatchObject({ status: 200, location: null });
    const foreign = documentsOf({ head: { ...HEAD, path: '/councils/1/水の友' } });
    const { location } = await foreign.find('/councils/1');
    expect(location).toBe('/councils/1/%E6%B0%B4%E3%81%AE%E5%8F%8B');
    expect(await foreign.find(location ?? '')).toMatchObject({ status: 200 });
  });

  it('is kept for a moment, for visitors and others apart, until something changes', async () => {
    const { documents, drawings, find } = documentsOf();
    await Promise.all([find(), find(), find('/impacts/1/tea', false)]);
    await find();
    expect(drawings).toHaveLength(1);
    documents.clear();
    await find();
    expect(drawings).toHaveLength(2);
  });
});
