import { dataOf } from '../support/impacts.ts';
import { offer } from '../support/opportunities.ts';
import { pictureFile } from '../support/uploads.ts';
import { expectAccessible } from './support/accessibility.ts';
import { untilDraftSaved, untilNoDrafts } from './support/drafts.ts';
import { expect, logIn, test } from './support/opportunity-test.ts';
import { openByLink } from './support/walking.ts';

test('errors are listed first and link to their fields, and a draft survives a reload until it is discarded', async ({
  page,
  word,
}) => {
  await logIn(page, 'partner', '/partner/opportunities/new');
  await expect(page.getByLabel('Title')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit for verification' }).click();
  const summary = page
    .getByRole('group', { name: /need your attention/ })
    .or(page.getByText(/fields need your attention/));
  await expect(summary.first()).toBeVisible();
  await page.getByRole('link', { name: 'Enter a title.' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter a title/);
  await page.getByRole('link', { name: /^Goals: Choose at least one goal/ }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /No poverty/ })).toBeChecked();
  await expect(page.getByRole('link', { name: /^Goals:/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByLabel('Title').fill(`Half a thought about ${word}`);
  await page.getByLabel('Places', { exact: true }).fill('a dozen');
  await page.getByText('Climate action').click();
  await page
    .locator('#pictures')
    .setInputFiles({ name: 'reef.jpg', mimeType: 'image/jpeg', buffer: await pictureBytes() });
  await expect(page.getByText('reef.jpg')).toBeVisible();
  await expect(page.getByText(/Draft saved in this browser/)).toBeVisible();
  await untilDraftSaved(page, 'reef.jpg');
  await page.reload();
  await expect(page.getByText(/^We’ve restored your draft/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(`Half a thought about ${word}`);
  await expect(page.getByLabel('Places', { exact: true })).toHaveValue('a dozen');
  await expect(page.getByRole('checkbox', { name: /Climate action/ })).toBeChecked();
  await expect(page.getByText('reef.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await untilNoDrafts(page);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('fewer places than already taken are refused, and nothing typed is lost', async ({
  page,
  openOne,
  setPoints,
  caller,
  standFor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  await setPoints('member', 10);
  await setPoints('otherMember', 10);
  const one = await openOne({ seats: 5, contactEmail: 'stewards@example.org' });
  const partner = await caller('partner');
  await partner.put(`/opportunity-application-request/autoAccept/${one.id}`, { isApproved: true, min_pointsreq: 0 });
  for (const person of ['member', 'otherMember'] as const) {
    await (await caller(person)).post('/opportunity-application-request', { opportunityId: one.id });
  }
  await logIn(page, 'partner', `/partner/opportunities/${one.id}/edit`);
  await expect(page.getByText('2 already taken.')).toBeVisible();
  await page.getByLabel('Places', { exact: true }).fill('1');
  await page.getByLabel('Description').fill('With a better description.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /taken/ })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('With a better description.');
  await expect(page.getByLabel('Contact for accepted applicants')).toHaveValue('stewards@example.org');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByLabel('Question 1')).toBeFocused();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1').fill('Which coast?');
  await page.getByRole('checkbox', { name: 'An answer is required' }).first().check();
  await page.getByLabel('Question 2').fill('Which coast?');
  await page.getByLabel('Places', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('link', { name: /^Question 2: You’ve already asked this/ }).click();
  await expect(page.getByLabel('Question 2')).toBeFocused();
  await page.getByRole('button', { name: 'Remove question 2' }).click();
  await expect(page.getByRole('button', { name: 'Add a question' })).toBeFocused();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const own = page.getByRole('listitem').filter({ hasText: one.title });
  await expect(own).toContainText('2 of 2 places taken');
  expect(await standFor('member', one)).toMatchObject({ questions: [{ text: 'Which coast?', isRequired: true }] });
});

test('a partner filters their opportunities, and can’t edit someone else’s', async ({
  page,
  openOne,
  caller,
  word,
  browserErrors,
}) => {
  await openOne({ title: `Open at the ${word}` });
  await offer(await caller('partner'), { title: `Waiting at the ${word}` });
  await logIn(page, 'partner', `/partner/opportunities?search=${word}`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await page.getByLabel('State').selectOption('pending');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`Waiting at the ${word}`);
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('State').selectOption('closed');
  await expect(page.getByText('No opportunities match')).toBeVisible();

  browserErrors.expect(/status of 40[34]/);
  const { id } = await offer(await caller('admin'));
  await openByLink(page, `/partner/opportunities/${id}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the map');
});

const pictureBytes = async () => Buffer.from(await (await pictureFile()).arrayBuffer());

test('a partner sees what an admin has changed before overwriting it', async ({
  page,
  openOne,
  caller,
  standFor,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/);
  const one = await openOne({ seats: 5 });
  await logIn(page, 'partner', `/partner/opportunities/${one.id}/edit`);
  await page.getByLabel('Description').fill('Mine.');
  const { title, deadline, timeZone, isRemote, location, link, type, category, sdgs } = one;
  const theirs = { title, deadline, timeZone, isRemote, location, link, description: 'Clearer.', seats: 8 };
  const kinds = { typeId: type.id, categoryId: category.id, sdgs: sdgs.map(({ sdg }) => sdg) };
  dataOf(await (await caller('admin')).put(`/opportunity/${one.id}`, { ...theirs, ...kinds }));
  await page.getByRole('button', { name: 'Save changes' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'This opportunity has changed since you opened it' });
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText('Clearer.');
  await expect(notice.getByRole('definition')).toHaveText(['Clearer.', '8']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Places', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes published')).toBeVisible();
  expect(await standFor('admin', one)).toMatchObject({ description: 'Mine.', seats: 8 });
});
