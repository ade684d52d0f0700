/** A place set on the map. */
import type { Page } from '@playwright/test';
import type { Impact } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/review-test.ts';

const place = (page: Page) => page.getByRole('combobox', { name: /^(Place|Location)/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Set the place on the map' });
const map = (page: Page) => dialog(page).getByRole('application', { name: 'Map with a pin in its middle' });
const town = (page: Page) => dialog(page).getByRole('status').filter({ hasText: 'Nearest town' });
const openMap = (page: Page) => page.getByRole('button', { name: 'Set on the map' }).click();

async function move(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await map(page).press(key);
}

/** Saving leads from the form to the impact's own page. */
const untilSaved = (page: Page) => page.waitForURL(({ pathname }) => !pathname.endsWith('/edit'));

test('an impact is moved to the next town by keyboard, and its town is all that is kept', async ({
  page,
  caller,
  logImpacts,
}) => {
  const [impact] = await logImpacts(1, { location: 'Ziguinchor, Senegal', placeId: '2243940' });
  await logIn(page, 'owner', `/dashboard/impacts/${impact?.id}/edit?step=when`);
  await openMap(page);
  await expect(town(page)).toHaveText('Nearest town: Ziguinchor, Senegal');
  await expectAccessibleInBothThemes(page, dialog(page));
  await map(page).focus();
  await move(page, ...Array.from({ length: 6 }, () => 'ArrowLeft'));
  await expect(town(page)).not.toContainText('Ziguinchor');
  const name = (await town(page).textContent())?.replace('Nearest town: ', '') ?? '';
  await dialog(page).getByRole('button', { name: 'Choose this place' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set on the map' })).toBeFocused();
  await expect(place(page)).toHaveValue(name);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await untilSaved(page);
  const saved = dataOf(await (await caller('owner')).get<Impact>(`/impact/${impact?.id}`));
  expect(saved.place?.id).not.toBe('2243940');
  expect(saved.place).not.toHaveProperty('point');
});

test('the exact point is only kept if its owner wants that, and can be removed again', async ({
  page,
  caller,
  logImpacts,
}) => {
  const [impact] = await logImpacts(1, { location: 'Ziguinchor, Senegal', placeId: '2243940' });
  const read = async () => dataOf(await (await caller('owner')).get<Impact>(`/impact/${impact?.id}`));
  const exact = dialog(page).getByRole('switch', { name: 'Show exactly this point' });
  const setExact = async (isExact: boolean) => {
    await page.goto(`/dashboard/impacts/${impact?.id}/edit?step=when`);
    await openMap(page);
    await expect(town(page)).toContainText('Ziguinchor');
    await exact.setChecked(isExact);
    await dialog(page).getByRole('button', { name: 'Choose this place' }).click();
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await untilSaved(page);
  };
  await logIn(page, 'owner', `/dashboard/impacts/${impact?.id}/edit?step=when`);
  await openMap(page);
  await expect(exact).toHaveAccessibleDescription('Only the town is kept and shown.');
  await exact.check();
  await expect(exact).toHaveAccessibleDescription(/Everyone who sees the place sees this point/);
  await expectAccessible(page, dialog(page));
  await setExact(true);
  expect((await read()).place?.point).toEqual({ latitude: 12.57, longitude: -16.27 });
  await setExact(false);
  expect((await read()).place).not.toHaveProperty('point');
});

test('words that name no place are kept beside the one that is set for them', async ({ page, logImpacts }) => {
  const [impact] = await logImpacts(1, { location: 'Our school garden', placeId: null });
  await logIn(page, 'owner', `/dashboard/impacts/${impact?.id}/edit?step=when`);
  await openMap(page);
  await expect(town(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Choose this place' }).click();
  await expect(place(page)).toHaveValue('Our school garden');
  await expect(page.getByText('Chosen from the list')).toBeAttached();
});

test('a profile’s place is set by its town alone, on a phone and with a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'owner', '/dashboard/settings/profile');
  const before = await place(page).inputValue();
  await openMap(page);
  await expect(town(page)).toBeVisible();
  await expect(dialog(page).getByRole('switch')).toHaveCount(0);
  await map(page).dragTo(map(page), { sourcePosition: { x: 40, y: 40 }, targetPosition: { x: 240, y: 180 } });
  await expect(town(page)).not.toContainText(before);
  await expectAccessible(page, dialog(page));
  await dialog(page).getByRole('button', { name: 'Keep as it was' }).click();
  await expect(place(page)).toHaveValue(before);
});
