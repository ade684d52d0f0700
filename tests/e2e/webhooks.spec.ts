/** Webhooks: made, tested, watched, changed and deleted on the page, with a receiver on this machine. */
import type { Locator, Page } from '@playwright/test';
import type { MadeWebhook } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { join } from '../support/councils.ts';
import { makeWebhook, RECEIVER_HOST, type Receiver, startReceiver, verified } from '../support/webhooks.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { test as councilTest, expect, logIn, pathOf } from './support/council-test.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';

const test = councilTest.extend<{ receiver: Receiver }>({
  receiver: async ({ browserName: _browser }, use) => {
    const receiver = await startReceiver(answering(200, 'Thank you.'));
    await use(receiver);
    await receiver.close();
  },
});
test.use({ serverEnv: { WEBHOOK_HOSTS: RECEIVER_HOST } });

const answering =
  (status: number, body: string): Receiver['respond'] =>
  (response) =>
    response.writeHead(status).end(body);

/** The type of what arrived last. @throws unless the secret signed it. */
function latestType({ received }: Receiver, secret: string): string {
  const [latest] = received.slice(-1);
  if (!latest) throw new Error('Nothing arrived');
  return verified(latest, secret).type;
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

async function fillForm(form: Locator, { url, name }: { url: string; name: string }): Promise<void> {
  await form.getByLabel(say('webhooks.form.url')).fill(url);
  await form.getByLabel(say('webhooks.form.name')).fill(name);
}

const openWebhook = (page: Page, { webhook }: MadeWebhook, area = '/admin') =>
  page.goto(`${area}/settings/webhooks/${webhook.id}`);

test('an admin makes a webhook, whose test arrives signed and is listed', async ({
  page,
  receiver,
  word,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422 .*webhooks/);
  await logIn(page, 'admin', '/admin/security/webhooks');
  await button(page, say('webhooks.list.make')).click();
  const form = page.getByRole('dialog', { name: say('webhooks.make.title') });
  await test.step('what is missing or can’t be used is said by field', async () => {
    await button(form, say('webhooks.make.make')).click();
    await expect(form.getByLabel(say('webhooks.form.url'))).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(say('webhooks.form.name'))).toHaveAccessibleDescription(
      new RegExp(say('webhooks.failures.nameMissing')),
    );
    await expect(form.getByRole('group', { name: say('webhooks.form.events') })).toHaveAccessibleDescription(
      new RegExp(say('webhooks.form.eventsMissing')),
    );
    await expectAccessibleInBothThemes(page, form);
    await fillForm(form, { url: 'https://10.0.0.1/private', name: word });
    await button(form, say('webhooks.form.chooseAll')).click();
    await expect(form.getByLabel(say('webhooks.events.memberLeft'))).toBeChecked();
    await button(form, say('webhooks.make.make')).click();
    await expect(form.getByLabel(say('webhooks.form.url'))).toHaveAccessibleDescription(
      new RegExp(say('webhooks.failures.privateAddress')),
    );
  });
  await form.getByLabel(say('webhooks.form.url')).fill(receiver.url);
  await button(form, say('webhooks.form.chooseNone')).click();
  await form.getByLabel(say('webhooks.events.impactVerified')).check();
  await button(form, say('webhooks.make.make')).click();

  const shown = page.getByRole('dialog', { name: say('webhooks.secret.title', { name: isolate(word) }) });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await expectAccessibleInBothThemes(page, shown);
  await button(shown, say('webhooks.secret.kept')).click();
  await expect(shown).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: word });
  await expect(row).toContainText(say('webhooks.state.neverDelivered'));
  await expect(row).toContainText(say('webhooks.events.impactVerified'));
  await expectFits(page);
  await row.getByRole('link', { name: word }).click();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await button(page, say('webhooks.test.send')).click();
  await expect(page.getByText(say('webhooks.test.arrived'))).toBeVisible();
  expect(latestType(receiver, secret)).toBe('webhook.test');
  const delivery = page
    .getByRole('list', { name: say('webhooks.deliveries.title') })
    .getByRole('listitem')
    .filter({ hasText: say('webhooks.events.test') });
  await expect(delivery).toContainText(say('webhooks.deliveryState.delivered'));
  await expectAccessibleInBothThemes(page);
  await button(delivery, say('webhooks.deliveries.detailsOf', { event: say('webhooks.events.test') })).click();
  const detail = page.getByRole('dialog', { name: say('webhooks.events.test') });
  await expect(detail).toContainText('webhook-signature');
  await expect(detail).toContainText('"type": "webhook.test"');
  await expect(detail).toContainText('Thank you.');
  await expectAccessibleInBothThemes(page, detail);
  await expectFitsSmall(page);
});

test('a delivery that fails is shown with its answer, found by its status, and sent again', async ({
  page,
  receiver,
  caller,
}) => {
  receiver.respond = answering(503, 'We are moving house.');
  const made = await makeWebhook(await caller('admin'), { url: receiver.url });
  await logIn(page, 'admin');
  await openWebhook(page, made);
  await button(page, say('webhooks.test.send')).click();
  await expect(page.getByText(say('webhooks.test.notArrived'))).toBeVisible();
  const rows = page.getByRole('list', { name: say('webhooks.deliveries.title') }).getByRole('listitem');
  await test.step('only those that are to be sent again', async () => {
    await page.getByLabel(say('webhooks.deliveries.state')).selectOption('delivered');
    await expect(page.getByText(say('webhooks.deliveries.noMatch'))).toBeVisible();
    await page.getByLabel(say('webhooks.deliveries.state')).selectOption('retrying');
    await expect(rows).toHaveCount(1);
  });
  await button(rows, say('webhooks.deliveries.detailsOf', { event: say('webhooks.events.test') })).click();
  const detail = page.getByRole('dialog', { name: say('webhooks.events.test') });
  await expect(detail).toContainText('We are moving house.');
  // The next attempt is a minute away then.
  await expect(detail.getByText('2', { exact: true })).toBeVisible();
  receiver.respond = answering(200, 'We have moved.');
  await button(detail, say('webhooks.delivery.sendAgain')).click();
  await expect(detail).toContainText(say('webhooks.deliveryState.delivered'));
  await expect(detail).toContainText('We have moved.');
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test('the secret is changed, and the previous one still signs', async ({ page, receiver, caller, word }) => {
  const made = await makeWebhook(await caller('admin'), { name: word, url: receiver.url });
  await logIn(page, 'admin');
  await openWebhook(page, made);
  await button(page, say('webhooks.changeSecret.change')).click();
  await button(page, say('webhooks.changeSecret.confirm')).click();
  const shown = page.getByRole('dialog', { name: say('webhooks.secret.title', { name: isolate(word) }) });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  expect(secret).not.toBe(made.secret);
  await button(shown, say('webhooks.secret.kept')).click();
  await expect(page.getByText(/previous secret signs as well until/)).toBeVisible();
  await button(page, say('webhooks.test.send')).click();
  await expect(page.getByText(say('webhooks.test.arrived'))).toBeVisible();
  expect(latestType(receiver, secret)).toBe('webhook.test');
  expect(latestType(receiver, made.secret)).toBe('webhook.test');
});

test('a webhook is edited, switched off and on, and deleted', async ({ page, receiver, caller, word }) => {
  const made = await makeWebhook(await caller('admin'), { url: receiver.url, events: ['impact.verified'] });
  await logIn(page, 'admin');
  await openWebhook(page, made);
  await button(page, say('webhooks.edit.edit')).click();
  const form = page.getByRole('dialog', { name: say('webhooks.edit.title') });
  await expect(form.getByLabel(say('webhooks.events.impactVerified'))).toBeChecked();
  await form.getByLabel(say('webhooks.form.name')).fill(word);
  await form.getByLabel(say('webhooks.events.impactDeclined')).check();
  await button(form, say('webhooks.edit.save')).click();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  await expect(page.getByText(say('webhooks.events.impactDeclined'))).toBeVisible();

  await button(page, say('webhooks.switch.switchOff')).click();
  await button(page, say('webhooks.switch.confirm')).click();
  await expect(page.getByText(say('webhooks.offReason.owner'))).toBeVisible();
  await expect(button(page, say('webhooks.test.send'))).toHaveAccessibleDescription(say('webhooks.test.off'));
  await button(page, say('webhooks.switch.switchOn')).click();
  await button(page, say('webhooks.test.send')).click();
  await expect(page.getByText(say('webhooks.test.arrived'))).toBeVisible();

  await button(page, say('webhooks.delete.delete')).click();
  await button(page, say('webhooks.delete.confirm')).click();
  await expect(page).toHaveURL(/\/admin\/settings\/webhooks$/);
  await expect(page.getByText(word)).toHaveCount(0);
});

test('the owner of a council has only its webhooks, and others have none', async ({
  page,
  newVisitor,
  receiver,
  caller,
  openOne,
  word,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404 .*webhooks/);
  const foreign = await makeWebhook(await caller('admin'), { name: `Admins of ${word}`, url: receiver.url });
  const council = await openOne();
  await logIn(page, 'owner', pathOf(council));
  await page.getByRole('link', { name: say('councils.stateActions.webhooks') }).click();
  await button(page, say('webhooks.list.make')).click();
  const form = page.getByRole('dialog', { name: say('webhooks.make.title') });
  await expect(form.getByLabel(say('webhooks.events.councilMemberJoined'))).toBeVisible();
  await expect(form.getByLabel(say('webhooks.events.reportOpened'))).toHaveCount(0);
  await fillForm(form, { url: receiver.url, name: `Ours of ${word}` });
  await form.getByLabel(say('webhooks.events.councilMemberJoined')).check();
  await button(form, say('webhooks.make.make')).click();
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
  await button(page, say('webhooks.secret.kept')).click();
  const own = page.getByRole('list', { name: say('webhooks.list.own') });
  await expect(own.getByRole('listitem').filter({ hasText: `Ours of ${word}` })).toContainText(council.councilTitle);
  await expect(page.getByText(`Admins of ${word}`)).toHaveCount(0);
  await expectAccessible(page);

  await test.step('someone joins, which is sent', async () => {
    const member = await caller('member');
    const owner = await caller('owner');
    await join(member, owner, council.id);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(latestType(receiver, secret)).toBe('council.member_joined');
  });
  await test.step('someone else’s isn’t found', async () => {
    await openWebhook(page, foreign, '/dashboard');
    await expect(page.getByText(say('webhooks.page.missing.kicker'))).toBeVisible();
  });
  await test.step('a member has none', async () => {
    const other = await (await newVisitor()).newPage();
    await logIn(other, 'otherMember', '/dashboard/settings/webhooks');
    await expect(other.getByText(say('webhooks.list.notForYou'))).toBeVisible();
    await expect(button(other, say('webhooks.list.make'))).toHaveCount(0);
  });
  await test.step('an admin sees whose it is, and where the link of an email leads', async () => {
    const admin = await (await newVisitor()).newPage();
    await logIn(admin, 'admin', '/admin/security/webhooks');
    const row = admin.getByRole('listitem').filter({ hasText: `Ours of ${word}` });
    await expect(row.getByRole('link', { name: 'Amina Diallo' })).toBeVisible();
    await openWebhook(admin, foreign, '/dashboard');
    await expect(admin.getByRole('heading', { level: 1, name: `Admins of ${word}` })).toBeVisible();
  });
});
