/** Webhooks: made, tested, watched, changed and deleted on the page, with a receiver on this machine. */
import type { Locator, Page } from '@playwright/test';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { MadeWebhook, WebhookInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import type { Client } from '../support/client.ts';
import { join } from '../support/councils.ts';
import { findFreePort } from '../support/free-port.ts';
import { dataOf } from '../support/impacts.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, pathOf, test } from './support/council-test.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';

// The servers have to know it before they start.
const PORT = await findFreePort();
test.use({ serverEnv: { WEBHOOK_HOSTS: `127.0.0.1:${PORT}` } });

let receiver: WebhookReceiver;
test.beforeAll(async () => {
  receiver = await startWebhookReceiver(PORT);
});
test.afterAll(() => receiver.close());
test.beforeEach(() => {
  receiver.answer = { status: 200, body: 'Thank you.' };
});

const addressOf = (path: string) => `http://${receiver.host}/${path}`;
const receivedAt = (path: string) => receiver.received.filter((one) => one.path === `/${path}`);

/** @throws unless the secret signed the message. */
function verify(path: string, secret: string): { type: string } {
  const [latest] = receivedAt(path).slice(-1);
  if (!latest) throw new Error(`Nothing arrived at ${path}`);
  return new StandardWebhook(secret).verify(latest.body, latest.headers as Record<string, string>) as { type: string };
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

async function fillForm(form: Locator, { url, name }: { url: string; name: string }): Promise<void> {
  await form.getByLabel(say('webhooks.form.url')).fill(url);
  await form.getByLabel(say('webhooks.form.name')).fill(name);
}

const make = async (client: Client, input: Partial<WebhookInput>): Promise<MadeWebhook> =>
  dataOf(
    await client.post<MadeWebhook>('/users/me/webhooks', {
      name: 'Team chat',
      url: addressOf('chat'),
      subject: 'everything',
      events: ['impact.verified'],
      ...input,
    }),
  );

const openWebhook = (page: Page, { webhook }: MadeWebhook, area = '/admin') =>
  page.goto(`${area}/settings/webhooks/${webhook.id}`);

test('an admin makes a webhook, whose test arrives signed and is listed', async ({ page, word, browserErrors }) => {
  browserErrors.expect(/status of 422 .*webhooks/);
  await logIn(page, 'admin', '/admin/webhooks');
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
    await fillForm(form, { url: 'https://127.0.0.1/private', name: word });
    await button(form, say('webhooks.form.chooseAll')).click();
    await expect(form.getByLabel(say('webhooks.events.memberLeft'))).toBeChecked();
    await button(form, say('webhooks.make.make')).click();
    await expect(form.getByLabel(say('webhooks.form.url'))).toHaveAccessibleDescription(
      new RegExp(say('webhooks.failures.privateAddress')),
    );
  });
  await form.getByLabel(say('webhooks.form.url')).fill(addressOf(word));
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
  expect(verify(word, secret).type).toBe('webhook.test');
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
  caller,
  word,
}) => {
  receiver.answer = { status: 503, body: 'We are moving house.' };
  const made = await make(await caller('admin'), { url: addressOf(word) });
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
  await expect(detail).toContainText(say('webhooks.deliveries.attempts', { count: 2 }));
  receiver.answer = { status: 200, body: 'We have moved.' };
  await button(detail, say('webhooks.delivery.sendAgain')).click();
  await expect(detail).toContainText(say('webhooks.deliveryState.delivered'));
  await expect(detail).toContainText('We have moved.');
  const ids = receivedAt(word).map(({ headers }) => headers['webhook-id']);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test('the secret is changed, and the previous one still signs', async ({ page, caller, word }) => {
  const made = await make(await caller('admin'), { name: word, url: addressOf(word) });
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
  expect(verify(word, secret).type).toBe('webhook.test');
  expect(verify(word, made.secret).type).toBe('webhook.test');
});

test('a webhook is edited, switched off and on, and deleted', async ({ page, caller, word }) => {
  const made = await make(await caller('admin'), { url: addressOf(word) });
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
  caller,
  openOne,
  word,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404 .*webhooks/);
  const foreign = await make(await caller('admin'), { name: `Admins of ${word}`, url: addressOf(word) });
  const council = await openOne();
  await logIn(page, 'owner', pathOf(council));
  await page.getByRole('link', { name: say('councils.stateActions.webhooks') }).click();
  await button(page, say('webhooks.list.make')).click();
  const form = page.getByRole('dialog', { name: say('webhooks.make.title') });
  await expect(form.getByLabel(say('webhooks.events.councilMemberJoined'))).toBeVisible();
  await expect(form.getByLabel(say('webhooks.events.reportOpened'))).toHaveCount(0);
  await fillForm(form, { url: addressOf(`${word}-council`), name: `Ours of ${word}` });
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
    await expect.poll(() => receivedAt(`${word}-council`).length).toBe(1);
    expect(verify(`${word}-council`, secret).type).toBe('council.member_joined');
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
    await logIn(admin, 'admin', '/admin/webhooks');
    const row = admin.getByRole('listitem').filter({ hasText: `Ours of ${word}` });
    await expect(row.getByRole('link', { name: 'Amina Diallo' })).toBeVisible();
    await openWebhook(admin, foreign, '/dashboard');
    await expect(admin.getByRole('heading', { level: 1, name: `Admins of ${word}` })).toBeVisible();
  });
});
