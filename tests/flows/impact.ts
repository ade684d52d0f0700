/** The life of an impact, driven by its owner, two judges and an admin, each on their own page. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { impactMachine } from '#domains/impacts/lifecycle.ts';
import { rowOf } from '../e2e/support/queue.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { logImpact } from '../support/impacts.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { untilImpactPage } from './form-sights.ts';
import { createPeoplePages, type PagesOf, sendByLeaving } from './people-pages.ts';
import type { Stage } from './stage.ts';

interface World {
  pageOf: PagesOf;
  id: string;
  title: string;
}

type Judge = 'judge' | 'otherJudge';

const STANDING =
  /Awaiting review|A judge has a question|Your appeal is with|This impact was declined|Your appeal was declined/;

const isHidden = ({ context }: AnyMachineSnapshot): boolean => context.isHidden;
const isShown = (snapshot: AnyMachineSnapshot): boolean => !isHidden(snapshot);

async function openOwn({ pageOf, id }: World): Promise<Page> {
  const page = await pageOf('owner');
  await openByLoad(page, `/impacts/${id}`);
  return page;
}

async function openForReview({ pageOf, id, title }: World, judge: Judge): Promise<Page> {
  const page = await pageOf(judge);
  await openByLoad(page, `/impact/new-impact-verification/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page;
}

const approved = (says: string, by: Judge): Step<World> => ({
  says,
  event: { type: 'impact.approved', by },
  when: isShown,
  take: async (world) => {
    const page = await openForReview(world, by);
    await page.getByRole('button', { name: /^Approve$/ }).click();
    await sendByLeaving(page, /impact-verifcation/);
  },
});

const declined = (says: string, by: Judge): Step<World> => ({
  says,
  event: { type: 'impact.declined', by },
  when: isShown,
  take: async (world) => {
    const page = await openForReview(world, by);
    await page.getByRole('button', { name: /^Decline/ }).click();
    await page.getByLabel('Reason').fill('Please say who counted.');
    await page.keyboard.press('Control+Enter');
    await sendByLeaving(page, /impact-verifcation/);
  },
});

const asked = (says: string, by: Judge): Step<World> => ({
  says,
  event: { type: 'impact.asked', by },
  when: isShown,
  take: async (world) => {
    const page = await openForReview(world, by);
    await page.getByRole('button', { name: /^Ask$/ }).click();
    await page.getByRole('dialog').getByLabel('Question').fill('Who counted, and when?');
    await page.keyboard.press('Control+Enter');
    await sendByLeaving(page, /impact\/question/);
  },
});

const listOf = (search: string) => new URLSearchParams({ view: 'all', search });

interface AdminAction {
  label: string;
  confirm: string;
  reason?: string;
  /** Checks the row afterwards. */
  shows: (row: ReturnType<typeof rowOf>) => Promise<void>;
}

const byAdmin = (
  says: string,
  type: string,
  when: (snapshot: AnyMachineSnapshot) => boolean,
  { label, confirm, reason, shows }: AdminAction,
): Step<World> => ({
  says,
  event: { type },
  when,
  take: async ({ pageOf, title }) => {
    const page = await pageOf('admin');
    const button = page.getByRole('button', { name: label, exact: true });
    // After a decision, the list offers the next action.
    if (!(await button.isVisible())) await openByLoad(page, `/admin/impacts?${listOf(title)}`);
    await button.click();
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    if (reason) await question.getByLabel('Reason').fill(reason);
    await question.getByRole('button', { name: confirm, exact: true }).click();
    await expect(question).toHaveCount(0);
    await shows(rowOf(page, title, 'All'));
  },
});

/** @param title the title of the notice that the owner sees. */
const ownerReads = (title: string, canAppeal: boolean) => async (world: World) => {
  const page = await openOwn(world);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Appeal' })).toHaveCount(canAppeal ? 1 : 0);
};

export const impactMap: FlowMap<Stage, World> = {
  machine: impactMachine,
  keyOf: ({ context }) => context,
  starts: [
    {
      says: 'logged by its owner, for two judges to approve',
      input: {
        quorum: 2,
        approvedBy: [],
        declinedBy: null,
        isAppealed: false,
        askedBy: null,
        isKept: false,
        isHidden: false,
        isFeatured: false,
      },
      open: async (stage) => {
        const title = `A hedge of the grove${randomUUID().slice(0, 8)}`;
        const { id } = await logImpact(await stage.caller('owner'), { title });
        return { pageOf: createPeoplePages(stage), id, title };
      },
    },
  ],
  steps: [
    approved('a judge approves it', 'judge'),
    approved('another judge approves it', 'otherJudge'),
    declined('a judge declines it', 'judge'),
    declined('another judge declines it', 'otherJudge'),
    asked('a judge asks', 'judge'),
    asked('another judge asks', 'otherJudge'),
    {
      says: 'its owner answers',
      event: { type: 'impact.answered' },
      take: async (world) => {
        const page = await openOwn(world);
        await page.getByRole('button', { name: 'Answer' }).click();
        await page.getByLabel('Your answer').fill('The school counted, on the last day.');
        await page.getByRole('button', { name: 'Send answer' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    },
    {
      says: 'its owner appeals',
      event: { type: 'impact.appealed' },
      take: async (world) => {
        const page = await openOwn(world);
        await page.getByRole('button', { name: 'Appeal' }).click();
        await page.getByLabel('Your reason').fill('The school counted, and says so.');
        await page.getByRole('button', { name: 'Send appeal' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    },
    {
      says: 'its owner edits and resubmits it',
      event: { type: 'impact.edited' },
      // With an open question, saving also answers it: two events at once.
      when: (snapshot) => !snapshot.matches({ pending: 'asked' }),
      take: async ({ pageOf, id }) => {
        const page = await pageOf('owner');
        await openByLoad(page, `/dashboard/impacts/${id}/edit`);
        await page.getByLabel('Description').fill(`The school counted: ${randomUUID()}.`);
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByLabel('Start date')).toBeVisible();
        await page.getByRole('link', { name: /Review/ }).click();
        await page.getByRole('button', { name: 'Submit for review' }).click();
        await untilImpactPage(page, id);
      },
    },
    byAdmin('an admin hides it', 'impact.hidden', isShown, {
      label: 'Hide',
      confirm: 'Hide impact',
      reason: 'A face is recognisable.',
      shows: (row) => expect(row).toContainText('Hidden'),
    }),
    byAdmin('an admin shows it again', 'impact.shown', isHidden, {
      label: 'Show again',
      confirm: 'Show impact',
      shows: (row) => expect(row).not.toContainText('Hidden'),
    }),
    byAdmin('an admin features it', 'impact.featured', ({ context }) => !context.isFeatured, {
      label: 'Feature',
      confirm: 'Feature impact',
      shows: (row) => expect(row).toContainText('Featured'),
    }),
    byAdmin('an admin stops featuring it', 'impact.unfeatured', ({ context }) => context.isFeatured, {
      label: 'Stop featuring',
      confirm: 'Stop featuring',
      shows: (row) => expect(row).not.toContainText('Featured'),
    }),
    byAdmin('an admin reopens it', 'impact.reopened', () => true, {
      label: 'Reopen',
      confirm: 'Reopen impact',
      reason: 'The forestry office counted again.',
      shows: (row) => expect(row).not.toContainText('Verified'),
    }),
  ],
  states: {
    'impact.pending.sent': ownerReads('Awaiting review', false),
    'impact.pending.underAppeal': ownerReads('Your appeal is with another judge', false),
    'impact.pending.asked': ownerReads('A judge has a question', false),
    'impact.declined.appealable': ownerReads('This impact was declined', true),
    'impact.declined.final': ownerReads('Your appeal was declined', false),
    'impact.verified': async ({ pageOf, title }) => {
      const page = await pageOf('owner');
      await openByLoad(page, '/dashboard/impacts');
      const own = page.getByRole('listitem').filter({ hasText: title });
      await expect(own).toContainText(/Earned \d+ points/);
      await expect(own).not.toContainText(STANDING);
    },
  },
};
