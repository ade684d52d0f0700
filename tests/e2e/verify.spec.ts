/** Checking credentials, as anyone does who was shown one: on the page, with what issuers publish. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { MemberCredential } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Client } from '../support/client.ts';
import { claimsOf, credentialFor, download, readToken } from '../support/credentials.ts';
import { type ForeignIssuer, startForeignIssuer } from '../support/foreign-issuer.ts';
import { dataOf, decide } from '../support/impacts.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { untilIdle, watchTraffic } from './support/page-idle.ts';
import { expect, test as reviewTest } from './support/review-test.ts';

interface VerifyFixtures {
  owner: Client;
  /** Of an impact that was verified for the test. */
  credential: MemberCredential;
  token: string;
  /** Pages that accept the certificate of an issuer on this machine. */
  trusting: BrowserContext;
}

const test = reviewTest.extend<VerifyFixtures>({
  owner: async ({ caller }, use) => use(await caller('owner')),
  credential: async ({ owner, caller, logImpacts }, use) => {
    const [impact] = await logImpacts(1);
    if (!impact) throw new Error('No impact was logged');
    await decide(await caller('judge'), impact.id, { isVerified: true });
    await use(await credentialFor(owner, impact));
  },
  token: async ({ server, owner, credential }, use) => use(await readToken(server.origin, owner, credential.id)),
  trusting: async ({ browser, server, browserErrors }, use) => {
    // Without the tests' own address in a header, which would make each request to another server one to be allowed first.
    const context = await browser.newContext({
      baseURL: server.origin,
      extraHTTPHeaders: {},
      ignoreHTTPSErrors: true,
    });
    browserErrors.watch(context);
    watchTraffic(context);
    await use(context);
    await context.close();
  },
});

const verdict = (page: Page) => page.locator('#verdict');
const line = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

async function open(page: Page, path = '/verify'): Promise<void> {
  await page.goto(path);
  await untilIdle(page);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel(say('credentials.verify.paste')).fill(text);
  await page.getByRole('button', { name: say('credentials.verify.check'), exact: true }).click();
}

/** Another letter at a place that still reads as the same alphabet. */
const otherLetter = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

test('a file holds in each of its forms', async ({ page, server, owner, credential }) => {
  await open(page);
  for (const format of ['json', 'jwt', 'svg', 'png']) {
    await test.step(format, async () => {
      const file = await download(server.origin, owner, credential.id, `format=${format}`);
      await page.locator('#credential-file').setInputFiles({
        name: `credential.${format}`,
        mimeType: file.headers.get('content-type') ?? '',
        buffer: Buffer.from(await file.arrayBuffer()),
      });
      await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
      await expect(verdict(page)).toBeFocused();
      await expect(page.getByRole('region', { name: say('credentials.said.title') })).toContainText(credential.title);
      await page.getByLabel(say('credentials.verify.paste')).focus();
    });
  }
  await expect(page.getByText(say('credentials.verdicts.ours'))).toBeVisible();
  await expect(line(page, say('credentials.checks.signatureHolds'))).toContainText(say('credentials.checks.holds'));
  await expect(line(page, /Valid since/)).toBeVisible();
  await expect(line(page, /Not ended, as its issuer’s list said/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectFits(page);
  await expectFitsSmall(page);
});

test('a dropped file is checked as well', async ({ page, token }) => {
  await open(page);
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'credential.jwt'));
    return transfer;
  }, token);
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
});

test('one letter changed is refused, with what doesn’t hold', async ({ page, token }) => {
  await open(page);
  await test.step('in what it says', async () => {
    const [head = '', , signature = ''] = token.split('.');
    const changed = JSON.stringify(claimsOf(token)).replace(/"name":"(.)/, '"name":"X');
    await paste(page, [head, Buffer.from(changed).toString('base64url'), signature].join('.'));
    await expect(verdict(page)).toHaveText(say('credentials.verdicts.refused'));
    await expect(page.getByText(say('credentials.faults.signature'))).toBeVisible();
    await expect(line(page, say('credentials.checks.signatureFails'))).toContainText(say('credentials.checks.fails'));
    await expect(line(page, /It says that .* issued it/)).toContainText(say('credentials.checks.unchecked'));
    await expect(page.getByRole('region', { name: say('credentials.said.claimed') })).toBeVisible();
    await expect(page.getByLabel(say('credentials.holder.address'))).toBeHidden();
    await expectAccessibleInBothThemes(page);
  });
  await test.step('in the signature', async () => {
    await paste(page, token);
    await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
    await paste(page, otherLetter(token, token.lastIndexOf('.') + 10));
    await expect(page.getByText(say('credentials.faults.signature'))).toBeVisible();
  });
  await test.step('in what makes it a credential', async () => {
    await paste(page, token.slice(0, token.indexOf('.') + 20));
    await expect(page.getByText(say('credentials.unread.nothing'))).toBeVisible();
  });
});

test('one that was ended says so, within a second', async ({ page, caller, credential, token }) => {
  await open(page);
  await paste(page, token);
  await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
  const impactId = credential.evidence?.split('/')[2] ?? '';
  await decide(await caller('admin'), impactId, { isVerified: null, reason: 'Counted twice' });
  await expect(async () => {
    await paste(page, token);
    await expect(verdict(page)).toHaveText(say('credentials.verdicts.refused'), { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(say('credentials.faults.revoked'))).toBeVisible();
  await expect(line(page, say('credentials.checks.statusFails'))).toContainText(say('credentials.checks.fails'));
  await expect(line(page, say('credentials.checks.signatureHolds'))).toContainText(say('credentials.checks.holds'));
});

test('the address of who it is for is compared on the device', async ({ page, owner, token }) => {
  const { email } = dataOf(await owner.get<{ email: string }>('/users/view'));
  await open(page);
  await paste(page, token);
  const typed = page.getByLabel(say('credentials.holder.address'));
  const sent: string[] = [];
  await expect(typed).toBeVisible();
  page.on('request', (request) => sent.push(request.url()));
  await typed.fill('someone@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('credentials.holder.wrong'))).toBeVisible();
  await typed.fill(` ${email.toUpperCase()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('credentials.holder.right'))).toBeVisible();
  expect(sent).toEqual([]);
});

test('a shared one is checked by its address, and a private one isn’t there', async ({
  page,
  owner,
  credential,
  server,
  browserErrors,
}) => {
  browserErrors.expect(/status of 404/);
  await open(page, `/verify?credential=${credential.id}`);
  await expect(page.getByText(say('credentials.failures.notFound'))).toBeVisible();
  await owner.put(`/credentials/${credential.id}/share`, { isShared: true });
  await open(page, `/verify?credential=${credential.id}`);
  await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
  await open(page);
  await paste(page, `${server.origin}/credentials/${credential.id}`);
  await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
  await paste(page, `https://elsewhere.example/credentials/${randomUUID()}`);
  await expect(page.getByText(say('credentials.unread.elsewhere', { host: 'elsewhere.example' }))).toBeVisible();
  await paste(page, JSON.stringify({ type: ['VerifiableCredential'], proof: { type: 'DataIntegrityProof' } }));
  await expect(page.getByText(say('credentials.unread.otherProof'))).toBeVisible();
});

test.describe('of another issuer', () => {
  let issuer: ForeignIssuer;
  test.afterEach(() => issuer.close());
  const ask = (page: Page) =>
    page.getByRole('button', { name: say('credentials.question.ask', { hosts: issuer.host }) }).click();

  test('one is checked after a press alone, and its issuer is named as unknown', async ({ trusting }) => {
    issuer = await startForeignIssuer({ isOpen: true });
    const page = await trusting.newPage();
    await open(page);
    await paste(page, await issuer.issue());
    await expect(verdict(page)).toHaveText(say('credentials.question.title', { host: issuer.host }));
    await expectAccessible(page);
    expect(issuer.asked).toEqual([]);
    await ask(page);
    await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
    await expect(page.getByText(say('credentials.verdicts.foreign', { host: issuer.host }))).toBeVisible();
    expect(issuer.asked.toSorted()).toEqual(expect.arrayContaining(['/.well-known/did.json', '/status']));

    await test.step('one that has expired', async () => {
      const validUntil = new Date(Date.now() - 3_600_000).toISOString();
      await paste(page, await issuer.issue({ validUntil }));
      await ask(page);
      await expect(page.getByText(say('credentials.faults.expired'))).toBeVisible();
    });
    await test.step('one that it has ended', async () => {
      issuer.endAll();
      await paste(page, await issuer.issue());
      await ask(page);
      await expect(page.getByText(say('credentials.faults.revoked'))).toBeVisible();
    });
  });

  test('one whose issuer lets no other page read its keys can’t be checked, which isn’t its fault', async ({
    trusting,
    browserErrors,
  }) => {
    browserErrors.expect(/CORS|net::ERR_FAILED/);
    issuer = await startForeignIssuer({ isOpen: false });
    const page = await trusting.newPage();
    await open(page);
    await paste(page, await issuer.issue());
    await ask(page);
    await expect(verdict(page)).toHaveText(say('credentials.verdicts.open'));
    await expect(page.getByText(say('credentials.verdicts.blocked', { host: issuer.host }))).toBeVisible();
  });

  test('one is checked after coming from another page, whose policy lets nobody be asked', async ({ trusting }) => {
    issuer = await startForeignIssuer({ isOpen: true });
    const page = await trusting.newPage();
    await open(page, '/sdg');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('app.siteFooter.verify') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('credentials.verify.title'));
    await expect(page.locator('html')).toHaveAttribute('data-opened-at', '/verify');
    await untilIdle(page);
    await paste(page, await issuer.issue());
    await ask(page);
    await expect(verdict(page)).toHaveText(say('credentials.verdicts.holds'));
  });
});
