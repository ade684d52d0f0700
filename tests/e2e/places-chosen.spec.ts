/** Places chosen while they're being typed. */
import type { Page } from '@playwright/test';
import type { CurrentUser, Impact } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { dayFromNow } from '../support/opportunities.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { becomeMember, fillRegistration, sendRegistration, uniqueEmail } from './support/registration.ts';
import { expect, logIn, test } from './support/review-test.ts';

const place = (page: Page) => page.getByRole('combobox', { name: /^(Place|Location|Ort)/ });
const option = (page: Page, name: string | RegExp) =>
  page.getByRole('option', { name, exact: typeof name === 'string' });

/** Waits for the next step: a second press of this one's button would lead no further. */
async function goOn(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL(before);
}

async function startImpact(page: Page, title: string): Promise<void> {
  await logIn(page, 'owner', '/dashboard/impacts/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind of activity').selectOption({ label: 'Planting' });
  await page.getByLabel('Description').fill('Sixty neighbours planted red mangroves.');
  await goOn(page);
  await page.getByLabel('Start date').fill(dayFromNow(-3));
}

/** @returns the impact that was logged. */
async function finishImpact(page: Page): Promise<Impact> {
  await goOn(page);
  await page.getByRole('checkbox', { name: /Life on land/ }).check();
  for (let step = 0; step < 4; step += 1) await goOn(page);
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/impact'));
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const { data } = await (await sent).json();
  await page.waitForURL('**/impacts/*/*');
  return data;
}

test('a member chooses where an impact was, with a typo and the keyboard alone', async ({ page, word }) => {
  await startImpact(page, `Reeds ${word}`);
  await place(page).pressSequentially('Ziguinchr');
  await expect(option(page, 'Ziguinchor, Senegal')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await place(page).press('ArrowDown');
  await expect(option(page, 'Ziguinchor, Senegal')).toHaveAttribute('aria-selected', 'true');
  await place(page).press('Enter');
  await expect(place(page)).toHaveValue('Ziguinchor, Senegal');
  await expect(page.getByRole('listbox')).toBeHidden();
  const { location, place: chosen } = await finishImpact(page);
  expect([location, chosen?.name]).toEqual(['Ziguinchor, Senegal', 'Ziguinchor']);
  await expect(page.getByText('Ziguinchor, Senegal').first()).toBeVisible();
});

test('somewhere else stays as it was written, and says that it isn’t on the map', async ({ page, word }) => {
  await startImpact(page, `Sedges ${word}`);
  await place(page).fill('Our school garden');
  await option(page, /^Somewhere else: “Our school garden”/).click();
  await expect(place(page)).toHaveValue('Our school garden');
  await expect(page.getByText('so it won’t be on the map')).toBeVisible();
  await expectAccessible(page);
  const { location, place: chosen } = await finishImpact(page);
  expect([location, chosen]).toEqual(['Our school garden', null]);
});

test('words that are the whole name of a place are that place, and others are marked', async ({ page, word }) => {
  await startImpact(page, `Ferns ${word}`);
  await place(page).fill('Springfield, United States');
  await expect(page.getByText('unless you choose a place from the list')).toBeVisible();
  await place(page).fill('lomé, togo');
  await expect(page.getByText('Chosen from the list')).toBeAttached();
  await expect(page.getByText('unless you choose a place')).toHaveCount(0);
  await place(page).press('Escape');
  const { location, place: chosen } = await finishImpact(page);
  expect([location, chosen?.countryCode]).toEqual(['Lomé, Togo', 'TG']);
});

test('a visitor chooses a town in their language when registering', async ({ page }) => {
  await page.goto('/auth/register?lang=de');
  await place(page).fill('köl');
  await option(page, 'Köln, Deutschland').click();
  await expect(place(page)).toHaveValue('Köln, Deutschland');
  await page.goto('/auth/register?lang=en');
  await expect(place(page)).toHaveValue('Cologne, Germany');
  await fillRegistration(page, uniqueEmail());
  await place(page).fill('Colonia');
  await option(page, 'Cologne, Germany').click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/users') && request.method() === 'POST');
  await sendRegistration(page);
  expect((await sent).postDataJSON()).toMatchObject({ location: 'Cologne, Germany', placeId: '2886242' });
  await page.waitForURL('**/auth/login');
});

test('a place in the profile is shown in the reader’s language, and forgotten with other words', async ({
  page,
  mailbox,
}) => {
  await becomeMember(page, mailbox, '/dashboard/settings/profile');
  await place(page).fill('Vienn');
  await option(page, 'Vienna, Austria').click();
  const save = async (name: string) => {
    const sent = page.waitForResponse((response) => response.url().endsWith('/api/users'));
    await page.getByRole('button', { name }).click();
    return dataOf<CurrentUser>({ status: 200, body: await (await sent).json() } as never);
  };
  expect((await save('Save profile')).place?.name).toBe('Vienna');
  await page.goto('/dashboard/settings/profile?lang=de');
  await expect(place(page)).toHaveValue('Wien, Österreich');
  await place(page).fill('Am Fluss');
  await expect(page.getByText(/nicht auf der Karte|nur, wenn du/).first()).toBeVisible();
  const { location, place: none } = await save('Profil speichern');
  expect([location, none]).toEqual(['Am Fluss', null]);
});

test('an admin puts a location on the map that names no known place', async ({ page, logImpacts, standOf, word }) => {
  const [impact] = await logImpacts(1, { location: `The garden of ${word}` });
  if (!impact) throw new Error('No impact was logged');
  await logIn(page, 'admin', '/admin');
  const row = page.getByRole('listitem').filter({ hasText: `The garden of ${word}` });
  await row.getByRole('button', { name: 'Put on the map' }).click();
  const field = row.getByRole('combobox');
  await expect(field).toHaveAccessibleDescription('Choose a place from the list.');
  await expect(field).toBeFocused();
  await field.fill('Kaolac');
  await row.getByRole('option', { name: 'Kaolack, Senegal', exact: true }).click();
  await expectAccessibleInBothThemes(page);
  await row.getByRole('button', { name: 'Put on the map' }).click();
  await expect(page.getByText(`“The garden of ${word}” is on the map.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await standOf(impact)).place?.name).toBe('Kaolack');
});
