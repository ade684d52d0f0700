/** A page's card as a document of its own, for frames on other people's pages: no script, no cookie, one style. */

import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { say } from '#languages/say.ts';
import { drawContours } from '#ui/shared/contours.ts';
import { markLines } from '#ui/shared/swell.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Site } from './page-head.ts';

export interface EmbeddedCard {
  title: string;
  /** The path of the full page. */
  path: string;
  /** Who, where and when. */
  line: string;
  /** Such as “1,500 trees”. */
  numbers: readonly string[];
  marks: readonly { name: string; color: string }[];
  /** The same seed always draws the same contours. */
  seed: string;
  /** The path of a picture shown instead of contours. */
  photo: string | null;
}

/** The pigments of both themes, as in `ui/theme.css`. */
const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#fcfaf4,#121f19);--ink:light-dark(#0d1f16,#eeece4);--muted:light-dark(#4c5d51,#a9b3a9);--line:light-dark(#d5d6cb,#32423a);--link:light-dark(#185b37,#8fcaa4)}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{color:var(--ink);font:15px/1.45 "Figtree Ext",Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
.card{background:var(--page);display:flex;flex-direction:column;height:100%;min-height:13rem;border:1px solid var(--line);border-radius:8px;overflow:hidden;color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid var(--link);outline-offset:-3px}
.cover{flex:1 1 0;min-height:0;overflow:hidden}
.cover img,.cover svg{display:block;width:100%;height:100%;object-fit:cover}
.text{padding:14px 18px 16px}
h1{font:560 22px/1.15 "Fraunces Ext",Fraunces,Georgia,serif;letter-spacing:-.01em;text-wrap:balance;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
h1:dir(rtl){line-height:1.4;letter-spacing:0}
[dir=auto]{unicode-bidi:plaintext;text-align:-webkit-match-parent;text-align:match-parent}
.card:hover h1{text-decoration:underline}
p{color:var(--muted);margin-top:4px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.numbers{color:var(--ink);font-weight:600;margin-top:8px}
.foot{display:flex;align-items:center;gap:8px;margin-top:10px;padding-top:10px;border-top:1px solid var(--line);font-size:13px;font-weight:600;color:var(--link)}
.mark{width:24px;height:18px;flex:none;object-fit:contain}
.marks{display:flex;gap:4px;margin-inline-start:auto;list-style:none;padding:0}
.marks svg{display:block;width:12px;height:12px}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
main{height:100%;padding:24px;background:var(--page)}
main a{color:var(--link)}`.replaceAll('\n', '');

/** The page's own fonts, by the names that the build gives them; other characters are drawn in the reader's fonts. */
const FONTS = [
  { family: 'Fraunces', file: /^fraunces-latin-opsz-normal-.+\.woff2$/, range: '' },
  { family: 'Fraunces Ext', file: /^fraunces-latin-ext-opsz-normal-.+\.woff2$/, range: 'U+0100-02BA,U+1E00-1EFF' },
  { family: 'Figtree', file: /^figtree-latin-wght-normal-.+\.woff2$/, range: '' },
  { family: 'Figtree Ext', file: /^figtree-latin-ext-wght-normal-.+\.woff2$/, range: 'U+0100-02BA,U+1E00-1EFF' },
];

function fontFacesOf(assets: readonly string[]): string {
  const faces = FONTS.flatMap(({ family, file, range }) => {
    const name = assets.find((asset) => file.test(asset));
    if (name === undefined) return [];
    const letters = range === '' ? '' : `unicode-range:${range};`;
    return `@font-face{font-family:"${family}";font-display:swap;font-weight:300 900;${letters}src:url("/assets/${name}") format("woff2")}`;
  });
  return faces.join('');
}

export interface EmbeddedCards {
  /** Allows any site to frame the card: it shows only what is public, and offers no actions. */
  allowEveryFrame(reply: FastifyReply): void;
  write(card: EmbeddedCard): string;
  /** Shown in place of a card that doesn't exist, or no longer does. */
  writeMissing(what: string): string;
}

/** @param assets the names of the built page's files. */
export function createEmbeddedCards(site: Site, assets: readonly string[]): EmbeddedCards {
  const style = fontFacesOf(assets) + STYLE;
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
  return {
    allowEveryFrame: (reply) => {
      reply.header('content-security-policy', policy);
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.raw.removeHeader('x-frame-options');
    },
    write: (card) => documentOf({ title: card.title, body: bodyOf(card, site), style, path: card.path }, site),
    writeMissing: (what) => {
      const home = `<a href="${escapeHtml(site.origin)}" target="_blank" rel="noopener">${escapeHtml(site.appName)}</a>`;
      const body = `<main><h1>${escapeHtml(what)}</h1><p>${withLink(say('embedding.card.seeOthers', { app: LINK_PLACEHOLDER }), home)}</p></main>`;
      return documentOf({ title: what, body, style, path: null }, site);
    },
  };
}

function bodyOf(card: EmbeddedCard, { appName, origin, marks }: Site): string {
  const { title, path, line, numbers, photo } = card;
  const cover = photo === null ? contoursOf(card) : `<img src="${escapeHtml(photo)}" alt="">`;
  return `<a class="card" href="${addressOf(path, origin)}" target="_blank" rel="noopener">
<div class="cover">${cover}</div>
<div class="text"><h1 dir="auto">${escapeHtml(title)}</h1>
<p>${escapeHtml(line)}</p>
${numbers.length > 0 ? `<p class="numbers">${escapeHtml(numbers.join(' · '))}</p>` : ''}
<div class="foot">${marks ? ownMark(marks) : MARK}<span>${escapeHtml(say('embedding.card.verifiedOn', { app: appName }))}</span>${marksOf(card)}</div>
</div><span class="said"> ${escapeHtml(say('embedding.card.newTab'))}</span></a>`;
}

/** The placeholder of the link: a character that no text contains. */
const LINK_PLACEHOLDER = '\u0000';

const withLink = (text: string, link: string): string => escapeHtml(text).replace(LINK_PLACEHOLDER, () => link);

const addressOf = (path: string, origin: string): string => escapeHtml(new URL(path, origin).href);

interface CardDocument {
  title: string;
  body: string;
  style: string;
  /** The path of the full page; null if there is none. */
  path: string | null;
}

const documentOf = ({ title, body, style, path }: CardDocument, { origin }: Site): string => `<!doctype html>
<html lang="${say('language.code')}" dir="${say('language.direction')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${path === null ? '' : `<link rel="canonical" href="${addressOf(path, origin)}">`}<style>${style}</style></head>
<body>${body}</body></html>
`;

const marksOf = ({ marks }: EmbeddedCard): string => {
  const items = marks.map(
    ({ name, color }) =>
      `<li title="${escapeHtml(name)}"><svg viewBox="0 0 12 12" role="img" aria-label="${escapeHtml(name)}"><rect rx="2" fill="${color}"/></svg></li>`,
  );
  return items.length === 0 ? '' : `<ul class="marks">${items.join('')}</ul>`;
};

const MARK = `<svg class="mark" viewBox="0 4 32 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" aria-hidden="true">${markLines.map((line) => `<path d="${line}"/>`).join('')}</svg>`;

const ownMark = ([light = '', dark]: readonly string[]): string => {
  const inDark = dark ? `<source srcset="${escapeHtml(dark)}" media="(prefers-color-scheme: dark)">` : '';
  return `<picture>${inDark}<img class="mark" src="${escapeHtml(light)}" alt=""></picture>`;
};

const MOSS = '#3f8159';

function contoursOf({ seed, marks }: EmbeddedCard): string {
  const tones = marks.length > 0 ? marks.map(({ color }) => color) : [MOSS];
  const { width, height, levels } = drawContours(seed);
  const lines = levels.map(({ path, height: level }, index) => {
    const tone = tones[Math.min(tones.length - 1, Math.floor(level * tones.length))];
    return `<path d="${path}" fill="${tone}" fill-opacity=".11" stroke="${tone}" stroke-width="${index % 4 === 0 ? 2 : 1}"/>`;
  });
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg ${box} aria-hidden="true"><rect width="100%" height="100%" fill="${tones[0]}" fill-opacity=".14"/>${lines.join('')}</svg>`;
}
