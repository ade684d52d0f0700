/** A page's card as a document of its own, for frames on other people's pages: no script, no cookie, one style. */
import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { drawContours } from '#ui/contours.ts';
import { markLines } from '#ui/swell.ts';
import { escapeHtml } from './escape-html.ts';
import type { Site } from './page-head.ts';

export interface EmbeddedCard {
  title: string;
  /** Of the whole page. */
  path: string;
  /** Who, where and when. */
  line: string;
  /** As “1,500 trees”. */
  numbers: readonly string[];
  marks: readonly { name: string; color: string }[];
  /** The same seed always draws the same contours. */
  seed: string;
  /** The path of a picture shown instead of contours. */
  photo: string | null;
  /** At the foot, before the product's name. */
  standing: string;
}

/** The pigments of both themes, as in `ui/theme.css`. */
const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#fcfaf4,#121f19);--ink:light-dark(#0d1f16,#eeece4);--muted:light-dark(#4c5d51,#a9b3a9);--line:light-dark(#d5d6cb,#32423a);--link:light-dark(#185b37,#8fcaa4)}
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{background:var(--page);color:var(--ink);font:15px/1.45 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
a{display:flex;flex-direction:column;height:100%;min-height:13rem;border:1px solid var(--line);border-radius:8px;overflow:hidden;color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid var(--link);outline-offset:-3px}
.cover{flex:1 1 0;min-height:0;overflow:hidden}
.cover img,.cover svg{display:block;width:100%;height:100%;object-fit:cover}
.text{padding:14px 18px 16px}
h1{font:600 22px/1.15 Fraunces,Georgia,serif;letter-spacing:-.01em;text-wrap:balance;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
a:hover h1{text-decoration:underline}
p{color:var(--muted);margin-top:4px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.numbers{color:var(--ink);font-weight:600;margin-top:8px}
.foot{display:flex;align-items:center;gap:8px;margin-top:10px;padding-top:10px;border-top:1px solid var(--line);font-size:13px;font-weight:600;color:var(--link)}
.foot svg{width:24px;height:18px;flex:none}
.marks{display:flex;gap:4px;margin-left:auto;list-style:none;padding:0}
.marks li{width:12px;height:12px;border-radius:2px}
.marks rect{width:12px;height:12px}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
main{padding:24px}`.replaceAll('\n', '');

const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** Anyone's page may show it: it says nothing that isn't public, and nothing can be done in it. */
export function allowEveryFrame(reply: FastifyReply): void {
  reply.header('content-security-policy', POLICY);
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.raw.removeHeader('x-frame-options');
}

export function writeCard(card: EmbeddedCard, { appName, origin }: Site): string {
  const { title, path, line, numbers, photo, standing } = card;
  const address = escapeHtml(new URL(path, origin).href);
  const cover = photo === null ? contoursOf(card) : `<img src="${escapeHtml(photo)}" alt="">`;
  return documentOf(
    title,
    `<a href="${address}" target="_blank" rel="noopener">
<div class="cover">${cover}</div>
<div class="text"><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(line)}</p>
${numbers.length > 0 ? `<p class="numbers">${escapeHtml(numbers.join(' · '))}</p>` : ''}
<div class="foot">${MARK}<span>${escapeHtml(`${standing} ${appName}`)}</span>${marksOf(card)}</div>
</div><span class="said"> Opens in a new tab.</span></a>`,
    `<link rel="canonical" href="${address}">`,
  );
}

/** In place of a card that isn't there, or not any more. */
export const writeMissingCard = (what: string, { appName, origin }: Site): string =>
  documentOf(
    what,
    `<main><h1>${escapeHtml(what)}</h1><p><a href="${escapeHtml(origin)}" target="_blank" rel="noopener">${escapeHtml(appName)}</a></p></main>`,
  );

const documentOf = (title: string, body: string, links = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${links}<style>${STYLE}</style></head>
<body>${body}</body></html>
`;

const marksOf = ({ marks }: EmbeddedCard): string => {
  const items = marks.map(
    ({ name, color }) =>
      `<li title="${escapeHtml(name)}"><svg viewBox="0 0 12 12" role="img" aria-label="${escapeHtml(name)}"><rect rx="2" fill="${color}"/></svg></li>`,
  );
  return items.length === 0 ? '' : `<ul class="marks">${items.join('')}</ul>`;
};

const MARK = `<svg viewBox="0 4 32 24" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" aria-hidden="true">${markLines.map((line) => `<path d="${line}"/>`).join('')}</svg>`;

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
