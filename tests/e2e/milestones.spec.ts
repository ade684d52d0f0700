/** The milestones, as admins define them and members get credentials for them. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { MemberCredentialList } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { dataOf } from '../support/impacts.ts';
import { givePoints } from '../support/opportunities.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessibility.ts';
import { expect, logIn, test } from './support/council-test.ts';
import { expectFits, expectFitsSmall } from './support/fitting.ts';
import { REFUSED, refuseCalls } from './support/refused-calls.ts';

const M = 'credentials.milestones';
const awarded = (page: Page) => page.getByRole('list', { name: say(`${M}.awarded`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an admin adds one, which those with the points get, edits it and retires it', async ({
  page,
  caller,
  browserErrors,
}) => {
  browserErrors.expect(/status of 422/);
  const name = `Kept at it ${randomUUID().slice(0, 8)}`;
  const points = randomInt(2_000_000, 900_000_000);
  await logIn(page, 'admin', '/admin/points/milestones');
  await button(page, say(`${M}.make`)).click();
  const dialog = page.getByRole('dialog', { name: say(`${M}.makeTitle`) });
  await expect(dialog.getByText(say(`${M}.makeConsequence`))).toBeVisible();
  await test.step('what is missing is said by field', async () => {
    await button(page, say(`${M}.makeConfirm`)).click();
    await expect(dialog.getByLabel(say(`${M}.pointsNeeded`))).toHaveAccessibleDescription(
      new RegExp(say(`${M}.pointsInvalid`)),
    );
    await expect(dialog.getByLabel(say(`${M}.name`))).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBothThemes(page, dialog);
  });
  await dialog.getByLabel(say(`${M}.name`)).fill(name);
  await dialog.getByLabel(say(`${M}.pointsNeeded`)).fill(String(points));
  await dialog.getByLabel(say(`${M}.description`)).fill('For years of work.');
  await button(page, say(`${M}.makeConfirm`)).click();
  await expect(dialog).toBeHidden();
  const row = awarded(page).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('For years of work.');
  await expectAccessibleInBothThemes(page);
  await expectFits(page);
  await expectFitsSmall(page);

  await test.step('with fewer points, a member has it', async () => {
    await button(page, say(`${M}.editNamed`, { name })).click();
    const editing = page.getByRole('dialog', { name: say(`${M}.editTitle`) });
    await expect(editing.getByLabel(say(`${M}.pointsNeeded`))).toHaveValue(String(points));
    const admin = await caller('admin');
    const { id } = dataOf(await (await caller('member')).get<{ id: string }>('/users/view'));
    await givePoints(admin, id, 20);
    await editing.getByLabel(say(`${M}.pointsNeeded`)).fill('20');
    await button(page, say(`${M}.save`)).click();
    await expect(editing).toBeHidden();
    const member = await caller('member');
    await expect
      .poll(async () =>
        dataOf(await member.get<MemberCredentialList>('/users/me/credentials')).data.map(({ title }) => title),
      )
      .toContain(name);
  });

  await button(page, say(`${M}.retireNamed`, { name })).click();
  const question = page.getByRole('alertdialog', { name: say(`${M}.retireQuestion`) });
  await expect(question.getByText(say(`${M}.retireConsequence`))).toBeVisible();
  await expectAccessible(page, question);
  await button(page, say(`${M}.retireConfirm`)).click();
  await expect(row).toBeHidden();
  const retired = page.getByRole('list', { name: say(`${M}.noLonger`) });
  await expect(retired.getByRole('listitem').filter({ hasText: name })).toBeVisible();
});

test('what can’t be loaded is offered again', async ({ page, browserErrors }) => {
  browserErrors.expect(REFUSED);
  await logIn(page, 'admin', '/admin');
  const letThrough = await refuseCalls(page, '**/api/credential-milestones');
  await page.goto('/admin/points/milestones');
  await expect(page.getByText(say(`${M}.failed`))).toBeVisible();
  await letThrough();
  await button(page, say('ui.failedState.tryAgain')).click();
  await expect(awarded(page).or(page.getByText(say(`${M}.empty`)))).toBeVisible();
});
