/** A case, from the first report to the answer to an appeal, driven by a reporter, an admin and the reported person. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { caseMachine } from '#domains/moderation/lifecycle.ts';
import { rowOf } from '../e2e/support/queue.ts';
import { becomeMember, VALID_PASSWORD } from '../e2e/support/registration.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { createClient } from '../support/client.ts';
import { logIn } from '../support/factories.ts';
import { decide, logImpact } from '../support/impacts.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { createPeoplePages, type PagesOf, sendByLeaving } from './people-pages.ts';
import type { Person, Stage } from './stage.ts';

interface World {
  pageOf: PagesOf;
  /** The page of the reported person, who has a new account: a suspension would block writing in other walks. */
  reported: Page;
  id: string;
  title: string;
}

const DECISIONS = '/dashboard/settings/decisions';
const ADMIN = 'admin';

async function report({ pageOf, id }: World, by: Person): Promise<void> {
  const page = await pageOf(by);
  await openByLoad(page, `/impacts/${id}`);
  await page.getByRole('button', { name: 'Report this impact' }).click();
  await page.getByLabel('Advertising or spam').check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

async function openQueue({ pageOf, title }: World): Promise<Page> {
  const page = await pageOf(ADMIN);
  await openByLoad(page, '/admin/reports?sort=newest');
  await expect(rowOf(page, title, 'To decide')).toBeVisible();
  return page;
}

interface Pressed {
  key: string;
  template: string;
  doing: string;
  call: RegExp;
}

const byAdmin = (says: string, type: string, { key, template, doing, call }: Pressed): Step<World> => ({
  says,
  event: { type, by: ADMIN },
  take: async (world) => {
    const page = await openQueue(world);
    await page.keyboard.press(key);
    await page.getByLabel(template).check();
    await page.keyboard.press('Control+Enter');
    await expect(rowOf(page, world.title, 'To decide')).toContainText(doing);
    await sendByLeaving(page, call);
  },
});

const DECISION = { template: 'It’s advertising', call: /report\/decision/ };
const ANSWER = /report\/appeal/;

const reads =
  (text: string | RegExp) =>
  async ({ reported }: World) => {
    await openByLoad(reported, DECISIONS);
    await expect(reported.getByText(text).first()).toBeVisible();
  };

export const moderationMap: FlowMap<Stage, World> = {
  machine: caseMachine,
  starts: [
    {
      says: 'with a member’s report',
      input: { decidedBy: null, hasOtherAdmin: false },
      open: async (stage) => {
        const reported = await (await stage.newVisitor()).newPage();
        const email = await becomeMember(reported, stage.mailbox);
        const { client } = await logIn(stage.origin, { email }, VALID_PASSWORD);
        const title = `Herons of the delta${randomUUID().slice(0, 8)}`;
        const { id } = await logImpact(client, { title });
        for (const judge of ['judge', 'otherJudge'] as const) {
          await decide(await stage.caller(judge), id, { isVerified: true });
        }
        const world = { pageOf: createPeoplePages(stage), reported, id, title };
        await report(world, 'member');
        return world;
      },
    },
  ],
  steps: [
    {
      // Admins still see what is hidden during an appeal.
      says: 'an admin reports it, too',
      event: { type: 'report.filed' },
      take: async (world) => report(world, ADMIN),
    },
    byAdmin('an admin dismisses it', 'report.dismissed', {
      key: 'd',
      template: 'It’s within the rules',
      doing: 'Dismissing',
      call: /report\/decision/,
    }),
    byAdmin('an admin hides it', 'report.hidden', { ...DECISION, key: 'h', doing: 'Hiding' }),
    byAdmin('an admin warns the person', 'report.warned', { ...DECISION, key: 'w', doing: 'Warning' }),
    byAdmin('an admin suspends the person', 'report.suspended', { ...DECISION, key: 's', doing: 'Suspending' }),
    {
      says: 'the person appeals',
      event: { type: 'report.appealed' },
      take: async ({ reported }) => {
        await openByLoad(reported, DECISIONS);
        await reported.getByRole('button', { name: 'Appeal' }).click();
        await reported.getByLabel('Your reason').fill('It is no advertisement.');
        await reported.getByRole('button', { name: 'Send appeal' }).click();
        await expect(reported.getByText('Appeal sent')).toBeVisible();
      },
    },
    byAdmin('an admin keeps the decision', 'report.upheld', {
      key: 'p',
      template: 'Nothing new',
      doing: 'Keeping the decision',
      call: ANSWER,
    }),
    byAdmin('an admin reverses the decision', 'report.overturned', {
      key: 'v',
      template: 'Our mistake',
      doing: 'Reversing the decision',
      call: ANSWER,
    }),
  ],
  states: {
    'moderation.open': async (world) => {
      await openQueue(world);
      const { status } = await createClient(new URL(world.reported.url()).origin).get(`/impact/${world.id}`);
      expect(status, 'it’s public until it’s decided').toBe(200);
    },
    'moderation.dismissed': reads('No decisions'),
    'moderation.hidden': reads('Your impact was hidden'),
    'moderation.warned': reads('You were given a warning'),
    'moderation.suspended': reads('Your account is suspended'),
    'moderation.appealed': reads('Your appeal is being looked at'),
    'moderation.upheld': reads(/the decision stays$/),
    'moderation.overturned': reads(/the decision was reversed$/),
  },
};
