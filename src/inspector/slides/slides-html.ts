/**
 * Writes slides as one HTML file that needs nothing else: pictures, styles and script are in it, and its policy lets it
 * ask for nothing. Each slide is printed on a page of its own.
 */
import { ownNameOf } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { escapeHtml } from '#platform/shared/escape-html.ts';
import { isPhone, languagesOf, type Slide, SWIPE_PX, WIDEST_PHONE, widthsOf } from './slides.ts';

export interface InlinePicture {
  width: number;
  language: string;
  /** A `data:` address. */
  source: string;
}

export interface InlineSlide extends Slide {
  pictures: readonly InlinePicture[];
  /** An SVG of the state in its chart, for languages and sizes without a picture. */
  drawing: string;
}

const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const STYLE = `
:root { color-scheme: light dark; --ground: #fbfaf6; --raised: #fff; --ink: #1d2b24; --muted: #55645c; --line: #cfd6d1; --action: #1f6b3f; }
@media (prefers-color-scheme: dark) { :root { --ground: #141b17; --raised: #1d2621; --ink: #eef2ef; --muted: #a9b6ae; --line: #3a463f; --action: #7fce9f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 Figtree, system-ui, sans-serif; }
header, footer { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .75rem 1.25rem; }
header h1 { flex: 1 1 12rem; margin: 0; font-size: 1.1rem; }
label, button { font: inherit; }
select, button { min-height: 2.5rem; padding: .25rem .75rem; border: 1px solid var(--muted); border-radius: 4px; background: var(--raised); color: inherit; font: inherit; }
button:disabled { opacity: .5; }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
progress { flex: 1; height: .4rem; accent-color: var(--action); }
article { display: grid; gap: 1.25rem; padding: .5rem 1.25rem 1.5rem; align-content: start; }
article[hidden], [hidden] { display: none; }
h2 { margin: .25rem 0; font-size: 1.6rem; line-height: 1.2; outline: none; }
footer { position: sticky; bottom: 0; background: var(--ground); }
p { margin: 0 0 .5rem; max-width: 65ch; }
.muted { color: var(--muted); }
figure { margin: 0; text-align: center; }
figure img, figure svg { max-width: 100%; width: auto; height: auto; max-height: calc(100vh - 13rem); border: 1px solid var(--line); }
@media (min-width: 60rem) { article { grid-template-columns: 20rem minmax(0, 1fr); } }
@media print {
  header label, footer { display: none; }
  article, article[hidden] { display: grid; grid-template-columns: 1fr; break-after: page; }
  figure img, figure svg { max-height: 20cm; }
}`;

const SCRIPT = `
const slides = [...document.querySelectorAll('article')];
const [back, on] = document.querySelectorAll('footer button');
const progress = document.querySelector('progress');
const size = document.querySelector('[name=size]');
const language = document.querySelector('[name=language]');
const isMirrored = document.documentElement.dir === 'rtl';
let at = 0;
function show(next, isMoved) {
  at = Math.min(Math.max(next, 0), slides.length - 1);
  slides.forEach((slide, index) => { slide.hidden = index !== at; });
  progress.value = at + 1;
  back.disabled = at === 0;
  on.disabled = at === slides.length - 1;
  if (isMoved) slides[at].querySelector('h2').focus();
}
function choose() {
  for (const figure of document.querySelectorAll('figure')) {
    const pictures = [...figure.querySelectorAll('img')];
    for (const picture of pictures) picture.hidden = picture.dataset.width !== size.value || picture.dataset.language !== language.value;
    figure.querySelector('.drawing').hidden = pictures.some((picture) => !picture.hidden);
  }
}
back.onclick = () => show(at - 1, true);
on.onclick = () => show(at + 1, true);
size.onchange = language.onchange = choose;
addEventListener('keydown', ({ key, target }) => {
  if (target.matches('select')) return;
  const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1, PageDown: 1, PageUp: -1 }[key];
  if (step) show(at + step, true);
  if (key === 'Home' || key === 'Escape') show(0, true);
  if (key === 'End') show(slides.length - 1, true);
});
let from = null;
addEventListener('touchstart', ({ touches }) => { from = touches.length === 1 ? touches[0].clientX : null; }, { passive: true });
addEventListener('touchend', ({ changedTouches }) => {
  const way = from === null ? 0 : changedTouches[0].clientX - from;
  if (Math.abs(way) > ${SWIPE_PX}) show(at + ((way < 0) === !isMirrored ? 1 : -1), true);
});
size.value = innerWidth < ${WIDEST_PHONE} && size.options.length > 1 ? size.options[0].value : size.options[size.options.length - 1].value;
choose();
show(0, false);`;

export function slidesHtml(title: string, slides: readonly InlineSlide[]): string {
  const pictures = slides.flatMap((slide) => slide.pictures);
  return `<!doctype html>
<html lang="${say('language.code')}" dir="${say('language.direction')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
${chooser(
  'size',
  say('inspector.slideShow.size'),
  widthsOf(pictures).map((width) => [String(width), sayWidth(width)]),
)}
${chooser(
  'language',
  say('inspector.slideShow.language'),
  languagesOf(pictures).map((language) => [language, ownNameOf(language)]),
)}
</header>
<main>
${slides.map((slide, index) => articleOf(slide, { turn: index + 1, count: slides.length })).join('\n')}
</main>
<footer>
<button type="button">${escapeHtml(say('inspector.slideShow.previous'))}</button>
<progress max="${slides.length}" value="1" aria-label="${escapeHtml(say('inspector.slideShow.progress'))}"></progress>
<button type="button">${escapeHtml(say('inspector.slideShow.next'))}</button>
</footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function chooser(name: string, label: string, options: readonly (readonly [string, string])[]): string {
  const all = options.map(([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`);
  // Without pictures there is still one choice, which the script reads.
  const isHidden = options.length < 2 ? ' hidden' : '';
  return `<label${isHidden}>${escapeHtml(label)} <select name="${name}">${all.join('') || '<option></option>'}</select></label>`;
}

function articleOf(slide: InlineSlide, place: { turn: number; count: number }): string {
  const images = slide.pictures.map(
    ({ source, width, language }) =>
      `<img src="${escapeHtml(source)}" data-width="${width}" data-language="${escapeHtml(language)}" alt="${escapeHtml(say('inspector.slideShow.picture', { state: slide.name }))}">`,
  );
  return `<article>
<div>
<p class="muted">${escapeHtml(say('inspector.slideShow.place', place))} · ${escapeHtml(slide.because)}</p>
<h2 tabindex="-1">${escapeHtml(slide.name)}</h2>
<p>${escapeHtml(slide.description)}</p>
</div>
<figure>
${images.join('\n')}
<div class="drawing"><p class="muted">${escapeHtml(sayMissing(slide))}</p>${slide.drawing}</div>
</figure>
</article>`;
}

/** Why a slide shows a drawing instead of a picture. */
export const sayMissing = ({ hasScreen }: Pick<Slide, 'hasScreen'>): string =>
  hasScreen ? say('inspector.slideShow.noPicture') : say('inspector.slideShow.noScreen');

export const sayWidth = (width: number): string =>
  isPhone(width) ? say('inspector.slideShow.phone', { width }) : say('inspector.slideShow.desk', { width });
