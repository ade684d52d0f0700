/** Whether a screen in the pseudo-language says all its texts by their keys: a text in the code stays plain English. */
import { expect, type Page } from '@playwright/test';

/** What people wrote, what the browser words, and what is for machines has an element that says so. */
const NOT_SAID = '[dir]:not(html), bdi, time, code, kbd, [lang]:not(html), script, style, noscript';
/** Of anything else, only this may be plain. */
const MAY_BE_PLAIN: readonly RegExp[] = [
  // The product's name.
  /Groundswell/g,
  // Addresses.
  /\S+@\S+/g,
  // The initials in place of a picture.
  /^\p{Lu}{1,2}$/gu,
  // The pseudo-language has the dates and lists of English, which the browser words.
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|^(today|yesterday)$|^ and $/gi,
  // Units.
  /\b(kg|kB|MB|ms)\b/g,
  // Types of files, and keys.
  /\b(CSV|XLSX|PDF)\b/g,
  /\b(Ctrl|Alt|Shift)\b/g,
];

export async function expectSaid(page: Page, screen: string): Promise<void> {
  const texts = await page.evaluate(readTexts, NOT_SAID);
  const plain = texts.filter(({ text }) => /[A-Za-z]{2}/.test(plainPartOf(text)));
  expect(plain, `${screen} says its texts by their keys`).toEqual([]);
}

/** Without what is said, whose accents the pieces between a sentence's elements have too. */
function plainPartOf(text: string): string {
  const unsaid = MAY_BE_PLAIN.reduce((rest, exception) => rest.replace(exception, ''), withoutSaid(text));
  return /[âêîôûýçñ]/i.test(unsaid) ? '' : unsaid;
}

/** From the innermost brackets outwards; a bracket that is left belongs to a sentence with elements in it. */
function withoutSaid(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? text.replace(/^[^⟧]*⟧|⟦.*$/gs, '') : withoutSaid(rest);
}

/** In the page: each text that is no one's own, without the isolates in it, and the element around it. */
function readTexts(notSaid: string) {
  const found: { text: string; around: string }[] = [];
  const add = (text: string | null, element: Element | null) => {
    const own = (text ?? '').replace(/\u2068[^\u2069]*\u2069?/g, '').trim();
    if (own !== '' && !element?.closest(notSaid))
      found.push({ text: own, around: `${element?.outerHTML.slice(0, 160)}` });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) add(text.textContent, text.parentElement);
  // Not `alt`, which people write.
  for (const name of ['aria-label', 'title', 'placeholder']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) add(element.getAttribute(name), element);
  }
  return found;
}
