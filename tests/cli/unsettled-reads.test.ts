import { expect, it } from 'vitest';
import { findUnsettledReads } from '#cli/checks/unsettled-reads.ts';

const readsIn = (code: string) => findUnsettledReads('tests/e2e/a.spec.ts', code).map(({ text }) => text);

it.each([
  ['const place = await page.evaluate(() => scrollY);', 'await page.evaluate(() => scrollY)'],
  ['const { x } = await logo.boundingBox();', 'await logo.boundingBox()'],
  ['expect(await rows.count()).toBe(2);', 'expect(await rows.count())'],
  ['expect((await title.textContent())?.trim()).toBe("A");', 'expect((await title.textContent())?.trim())'],
  // Also by way of functions.
  ['const placeOn = () => page.evaluate(() => scrollY);\nexpect(await placeOn()).toBe(0);', 'await placeOn()'],
  ['const top = async () => (await logo.boundingBox()).y;\nconst two = () => 2 * top();\nawait two();', 'await two()'],
  ['await test.step("a", async () => { await logo.boundingBox(); });', 'await logo.boundingBox()'],
])('a place or state that is read only once is found: %s', (code, read) => {
  expect(readsIn(code)).toEqual([read]);
});

it.each([
  'await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);',
  'const placeOn = () => page.evaluate(() => scrollY);\nawait expect.poll(placeOn).toBe(0);',
  'const place = await atRest(() => page.evaluate(() => scrollY));',
  'await expect(async () => { expect(await rows.count()).toBe(2); }).toPass();',
  'await test.step("a", async () => { await expect.poll(() => logo.boundingBox()).toBeNull(); });',
  'await expect(rows).toHaveCount(2);',
  'expect(await client.get("/news")).toMatchObject({ status: 200 });',
])('what waits is not found: %s', (code) => {
  expect(readsIn(code)).toEqual([]);
});
