import { describe, expect, it } from 'vitest';
import { mediaIdIn, withPictures } from '#domains/news/server/text/article-pictures.ts';
import { cleanRichText } from '#domains/news/server/text/clean-rich-text.ts';
import { ATTACKS } from './attacks.ts';
import { RARER_ATTACKS } from './rarer-attacks.ts';

const ID = '019a5f2e-7c01-7b12-8e4d-3a7c2d1b8f51';
const PICTURE = `<img src="/media/${ID}/960.webp" alt="Seedlings at low tide" />`;

/** All that may remain: our own elements, safe links, our own pictures, and text. */
const TAG = [
  '</?(?:h[2-4]|p|ul|ol|li|blockquote|strong|em|code|figure|figcaption|a)>',
  '<br />',
  '<a href="(?:https?://|mailto:|/(?![/\\\\]))[^"<>]*"(?: rel="noopener noreferrer")?>',
  `<img src="/media/[0-9a-f-]{36}/\\d+\\.webp" alt="[^"<>]*" />`,
].join('|');
const HARMLESS = new RegExp(`^(?:${TAG}|[^<>])*$`);

describe('sanitising an article', () => {
  it.each([...ATTACKS, ...RARER_ATTACKS])('removes an attack: $name', ({ html }) => {
    const { html: clean } = cleanRichText(`<p>Before.</p>${html}`);
    expect(clean).toMatch(HARMLESS);
    expect(clean).toContain('<p>Before.</p>');
    expect(cleanRichText(clean).html, 'cleaned again it stays the same').toBe(clean);
  });

  it('is checked by a test that recognises attacks', () => {
    expect(`<p>x</p><img src=x onerror=attacked()>`).not.toMatch(HARMLESS);
    expect('<a href="javascript:attacked()">x</a>').not.toMatch(HARMLESS);
  });

  it('keeps headings, lists, links, quotes, emphasis and our own pictures with captions', () => {
    const html =
      '<h2>The delta</h2><h3>Today</h3><h4>At noon</h4><p>It is <strong>green</strong> and <em>quiet</em><br />again: <code>1e6</code>.</p>' +
      '<ul><li><p>Mangroves</p></li></ul><ol><li><p>Herons</p></li></ol><blockquote><p>Nobody believed it.</p></blockquote>' +
      `<p><a href="/impacts">ours</a> <a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">theirs</a></p>` +
      `<figure>${PICTURE}<figcaption>The first <em>row</em></figcaption></figure>`;
    expect(cleanRichText(html)).toMatchObject({ html, mediaIds: [ID] });
  });

  it('keeps the text of an unsafe link, and what follows it', () => {
    expect(cleanRichText('<p><a href="///evil.example">a</a> <a href="/impacts">b</a> c</p>').html).toBe(
      '<p>a <a href="/impacts">b</a> c</p>',
    );
    expect(cleanRichText('<p><a href="/\t/evil.example">a</a><a href="https://exa\tmple.org/">b</a></p>').html).toBe(
      '<p>a<a href="https://example.org/" rel="noopener noreferrer">b</a></p>',
    );
  });

  it('removes elements without text', () => {
    expect(cleanRichText('<h1></h1><p>a<b></b><i> </i></p>').html).toBe('<p>a</p>');
  });

  it('maps headings and emphasis pasted from other pages', () => {
    expect(cleanRichText('<h1>A</h1><h6>B</h6><p><b>c</b><i>d</i><u>e</u></p>').html).toBe(
      '<h2>A</h2><h4>B</h4><p><strong>c</strong><em>d</em>e</p>',
    );
  });

  it('removes signatures from picture URLs, and foreign pictures with their figures', () => {
    expect(cleanRichText(`<img src="/media/${ID}/480.webp?expires=1&amp;signature=a-b_c" alt="x">`).html).toBe(
      `<img src="/media/${ID}/480.webp" alt="x" />`,
    );
    expect(cleanRichText('<p>a</p><figure><img src="/media/../x.webp"><figcaption>b</figcaption></figure>').html).toBe(
      '<p>a</p>',
    );
  });

  it('takes the excerpt from the prose, not from an opening list', () => {
    const { plain, prose } = cleanRichText(
      `<h2>The delta</h2><p>Green &amp; quiet, 3 &lt; 4.</p><figure>${PICTURE}<figcaption>A row</figcaption></figure>`,
    );
    expect(plain).toBe('The delta Green & quiet, 3 < 4. A row');
    expect(prose).toBe('Green & quiet, 3 < 4.');
  });

  it('adds the URLs a reader can open to pictures, and leaves out deleted ones', () => {
    const { html } = cleanRichText(`<figure>${PICTURE}<figcaption>A row</figcaption></figure>`);
    const signed = withPictures(html, () => ({ src: '/media/x?a=1&b="2"', width: '960' }));
    expect(signed).toContain('<img src="/media/x?a=1&amp;b=&quot;2&quot;" width="960" alt="Seedlings at low tide" />');
    expect(withPictures(html, () => null)).toBe('<figure><figcaption>A row</figcaption></figure>');
  });
});

describe('a picture URL', () => {
  it.each([
    [`/media/${ID}/1920.webp`, ID],
    [`/media/${ID}/1920.webp?expires=1&signature=a-b_c`, ID],
    [`https://evil.example/media/${ID}/1920.webp`, null],
    [`//evil.example/media/${ID}/1920.webp`, null],
    [`/media/${ID}/document.pdf`, null],
    [`/media/${ID}/../../api/users`, null],
    [`/media/${ID}/1920.webp#x`, null],
    ['javascript:attacked()', null],
    ['', null],
  ])('%s', (address, id) => expect(mediaIdIn(address)).toBe(id));
});
