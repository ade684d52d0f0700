import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Locator, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that a theme can break. The results of all others are the same in both themes. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];
type Theme = 'dark' | 'light';
/** Ends with the theme of every other test. */
const BOTH_THEMES: readonly Theme[] = ['dark', 'light'];
/** Rules that a narrow screen can break. */
const OF_SIZE = ['target-size'];
const SHELL = ['header', 'nav', 'aside', 'footer'].map((name) => `${name}:not(main ${name})`).join(', ');
/** The full run checks every rule in every theme and on narrow screens. */
const IS_FULL = process.env['FULL'] === '1';

/** In ASCII: with a single letter beyond it, the browser uses two bytes for each letter and takes twice as long. */
const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);

type Axe = { run(context: { include: Element; exclude: Element[] }, options: RunOptions): Promise<AxeResults> };

interface Scope {
  /** The part of the page to check, if all around it is checked without it, such as a dialog. */
  part?: Locator | undefined;
  /** Leaves out what is around the page's own content: its header, menus and footer. */
  skipsShell?: boolean;
}

/**
 * Runs axe on the page as it is, in the light theme, without what is around its own content. What a journey's pages show
 * in the dark theme and around, pages that use `expectAccessibleInBothThemes` show too, so only the full run checks it on
 * all of them.
 * @param part the part of the page to check, if all around it is checked without it, such as a dialog.
 */
export const expectAccessible = (page: Page, part?: Locator): Promise<void> =>
  IS_FULL ? expectAccessibleInBothThemes(page, part) : expectAccessibleIn(page, ['light'], { part, skipsShell: true });

/** Like `expectAccessible`, with the rules about colours in the dark theme too; in the full run with all of them. */
export const expectAccessibleInBothThemes = (page: Page, part?: Locator): Promise<void> =>
  expectAccessibleIn(page, BOTH_THEMES, { part });

async function expectAccessibleIn(page: Page, themes: readonly Theme[], scope: Scope): Promise<void> {
  // A loaded document may not be rendered yet.
  if (!scope.part) await expect(page.locator('h1').first()).toBeVisible();
  for (const theme of themes) {
    await inTheme(page, theme);
    await expectKept(page, theme === 'dark' && !IS_FULL ? OF_COLOUR : null, `in the ${theme} theme`, scope);
  }
}

/** Fails unless every target on the page is large enough to hit. */
export const expectHittable = (page: Page): Promise<void> =>
  expectKept(page, IS_FULL ? null : OF_SIZE, 'on a narrow screen');

async function inTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

/** @param rules ids of axe rules; null for all rules of `STANDARDS`. */
export async function expectKept(page: Page, rules: string[] | null, where: string, scope: Scope = {}): Promise<void> {
  const found = await test.step(`fixture axe ${where}`, () => runAxe(page, rules, scope), { box: true });
  expect(found, `axe finds nothing ${where}`).toEqual([]);
}

async function runAxe(page: Page, rules: string[] | null, { part, skipsShell = false }: Scope): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  const runOnly = rules ? ({ type: 'rule', values: rules } as const) : ({ type: 'tag', values: STANDARDS } as const);
  return (part ?? page.locator(':root')).evaluate(
    async (include, { leftOut, ...options }) => {
      const { axe } = window as Window & { axe?: Axe };
      if (!axe) throw new Error('axe did not come');
      const exclude = leftOut === null ? [] : [...document.querySelectorAll(leftOut)];
      const { violations } = await axe.run({ include, exclude }, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { runOnly, leftOut: skipsShell && !part ? SHELL : null },
  );
}

/** Injects axe, which is half a megabyte, once per document. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SCRIPT);
}
