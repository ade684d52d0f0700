/** Checks that all texts of a screen in the pseudo-language are from the languages' files: others are plain English. */
import { expect, type Page } from '@playwright/test';

/** Elements of texts that people wrote, that the browser formats, or that are for machines. */
const EXCLUDED_ELEMENTS = '[dir]:not(html), bdi, time, code, kbd, [lang]:not(html), script, style, noscript';
/** The only texts elsewhere that may be plain English. */
const ALLOWED_ENGLISH: readonly RegExp[] = [
  // The product's name.
  /Groundswell/g,
  // Addresses.
  /\S+@\S+/g,
  // Initials in place of a picture.
  /^\p{Lu}{1,2}$/gu,
  // Dates and lists, which the browser formats in English for the pseudo-language.
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|^(today|yesterday)$|^ and $/gi,
  // Units.
  /\b(kg|kB|MB|ms)\b/g,
  // File types and keys.
  /\b(CSV|XLSX|PDF)\b/g,
  /\b(Ctrl|Alt|Shift)\b/g,
];

export async function expectTranslated(page: Page, screen: string): Promise<void> {
  const texts = await page.evaluate(readTexts, EXCLUDED_ELEMENTS);
  const plain = texts.filter(({ text }) => /[A-Za-z]{2}/.test(plainPartOf(text)));
  expect(plain, `${screen} says its texts by their keys`).toEqual([]);
}

/** The part that isn't in the pseudo-language. A sentence with elements in it is recognised by its accents. */
function plainPartOf(text: string): string {
  const untranslated = ALLOWED_ENGLISH.reduce(
    (rest, exception) => rest.replace(exception, ''),
    withoutTranslated(text),
  );
  return /[âêîôûýçñ]/i.test(untranslated) ? '' : untranslated;
}

/** Removes bracketed texts, innermost first. A single bracket left over belongs to a sentence with elements in it. */
function withoutTranslated(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text.replace(/^[^⟧]*⟧|⟦.*$/gs, '') : withoutTranslated(rest);
}

/** Runs in the page. @returns each text outside of `notSaid`, without the values in it, and its element. */
function readTexts(excluded: string) {
  const found: { text: string; around: string }[] = [];
  const add = (text: string | null, element: Element | null) => {
    const own = (text ?? '').replace(/\u2068[^\u2069]*\u2069?/g, '').trim();
    if (own !== '' && !element?.closest(excluded))
      found.push({ text: own, around: `${element?.outerHTML.slice(0, 160)}` });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) add(text.textContent, text.parentElement);
  // Without `alt`, since people write that.
  for (const name of ['aria-label', 'title', 'placeholder']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) add(element.getAttribute(name), element);
  }
  return found;
}
