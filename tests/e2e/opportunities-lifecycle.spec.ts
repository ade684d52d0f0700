import type { OpportunityList } from '#generated/types.gen.ts';
import { dataOf } from '../support/impacts.ts';
import { apply, dayFromNow } from '../support/opportunities.ts';
import { decideByKey } from './support/decision-message.ts';
import { expect, logIn, test } from './support/opportunity-test.ts';
import { currentRow, rowOf } from './support/queue.ts';
import { holdUndo, letUndoPass } from './support/undo-clock.ts';

test('an opportunity is offered, edited after a decline, approved, and its place is given', async ({
  page,
  mailbox,
  caller,
  setPoints,
  word,
}) => {
  const title = `A year on the ${word}`;
  await setPoints('member', 0);

  // The partner offers it.
  await logIn(page, 'partner', '/partner/opportunities/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Type').selectOption({ label: 'Scholarship' });
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Description').fill('A year of marine science, with tuition and a stipend.');
  await page.getByText('Life below water').click();
  await page.getByLabel('Town and country').fill('Suva, Fiji');
  await page.getByLabel('Last day to apply').fill(dayFromNow(40));
  const zone = page.getByRole('combobox', { name: 'Time zone of the deadline' });
  await zone.fill('fiji');
  await page.getByRole('option', { name: /Fiji/ }).click();
  await expect(page.getByText(/^Closes .* 23:59 \(Fiji Standard Time\)/)).toBeVisible();
  await page.getByLabel('Places', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Submit for verification' }).click();
  const own = page.getByRole('listitem').filter({ hasText: title });
  await expect(own).toContainText('Awaiting verification');

  // An admin declines it.
  const [partner, admin, member] = [await caller('partner'), await caller('admin'), await caller('member')];
  const [offered] = dataOf(await partner.get<OpportunityList>(`/opportunity/user?relation=own&search=${word}`)).data;
  if (!offered) throw new Error('The partner was to offer it');
  const verdict = { isApproved: false, reason: 'Please say who can apply.' };
  dataOf(await admin.put(`/opportunity-verifcation/${offered.id}`, verdict));

  // The partner edits it and resubmits.
  await page.goto('/partner');
  await expect(page.getByText('Please say who can apply.')).toBeVisible();
  await page.getByRole('link', { name: `Edit and resubmit: ${title}` }).click();
  await expect(page.getByText('Why it was declined')).toBeVisible();
  await expect(zone).toHaveValue('Fiji, Pacific');
  await page.getByLabel('Description').fill('A year of marine science for anyone who has finished school.');
  await page.getByRole('button', { name: 'Resubmit for verification' }).click();
  await expect(own).toContainText('Awaiting verification');

  // An admin sees the changes and approves it for 100 points.
  await holdUndo(page);
  await logIn(page, 'admin', `/admin/opportunities?search=${word}`);
  await expect(currentRow(page)).toContainText(title);
  await expect(page.getByText('for anyone who has finished school')).toBeVisible();
  await page.keyboard.press('a');
  const points = page.getByLabel('Points needed');
  await expect(points).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(points).toHaveAccessibleDescription(/Enter a whole number/);
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await letUndoPass(page);
  await expect(page.getByText('Opportunity Verified!', { exact: true })).toBeVisible();

  // The member reaches the points and applies; the partner accepts.
  await setPoints('member', 120);
  await apply(member, offered.id);
  await logIn(page, 'partner', `/partner/opportunities?search=${word}`);
  await own.getByRole('link', { name: '1 pending application' }).click();
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).toContainText('120 points');
  await expect(page.getByText('points when applying')).toBeVisible();
  await decideByKey(page, 'a');
  await letUndoPass(page);
  await expect(rowOf(page, 'Kenji Watanabe', 'To decide')).toContainText('Accepted by you');
  await expect(page.getByRole('region', { name: title })).toContainText('Full');

  // The member sees it, on the screen and by email.
  await logIn(page, 'member', `/scholarships/${offered.id}`);
  await expect(page.getByText('You’ve been accepted')).toBeVisible();
  await expect(page.getByText('The partner accepted your application. You have a place.').first()).toBeVisible();
  await expect
    .poll(async () => (await mailbox.messagesTo('member@example.org')).map(({ subject }) => subject).join('\n'))
    .toContain('accepted');
});

test('its partner closes it early, which an applicant sees, and reopens it', async ({ page, caller, openOne }) => {
  const { id, slug } = await openOne();
  await apply(await caller('member'), id);
  const address = `/scholarships/${id}/${slug}`;

  await logIn(page, 'partner', address);
  await page.getByRole('button', { name: 'Close now' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Pending applications stay');
  await question.getByRole('button', { name: 'Close now' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(page.getByText(/^Closed early\. Deadline: /)).toBeVisible();

  await logIn(page, 'member', address);
  await expect(page.getByText('It takes no new applications. Yours is still pending')).toBeVisible();

  await logIn(page, 'partner', address);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await question.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Close now' })).toBeVisible();
});
