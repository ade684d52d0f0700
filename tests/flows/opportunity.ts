/**
 * The life of an opportunity, driven by its partner and an admin, each on their own page, and ended by its deadline.
 */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { opportunityMachine } from '#domains/opportunities/lifecycle.ts';
import { rowOf } from '../e2e/support/queue.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { letDeadlinePass, offer } from '../support/opportunities.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { createPeoplePages, type PagesOf, sendByLeaving } from './people-pages.ts';
import type { Stage } from './stage.ts';

interface World {
  stage: Stage;
  pageOf: PagesOf;
  id: string;
  title: string;
}

async function openAsAdmin({ pageOf, title }: World, view: 'waiting' | 'all') {
  const page = await pageOf('admin');
  const search = new URLSearchParams({ ...(view === 'all' && { view }), search: title });
  await openByLoad(page, `/admin/opportunities?${search}`);
  const row = rowOf(page, title, view === 'all' ? 'All' : 'To verify');
  await expect(row).toBeVisible();
  return { page, row };
}

interface AdminAction {
  label: string;
  confirm: string;
  reason?: string;
  /** Whether the row shows the mark afterwards. */
  mark: 'Featured' | 'Hidden';
  isMarked: boolean;
}

const byAdmin = (
  says: string,
  type: string,
  when: (snapshot: AnyMachineSnapshot) => boolean,
  { label, confirm, reason, mark, isMarked }: AdminAction,
): Step<World> => ({
  says,
  event: { type },
  when,
  take: async (world) => {
    const page = await world.pageOf('admin');
    const button = page.getByRole('button', { name: label, exact: true });
    // After a decision, the list offers the next action.
    if (!(await button.isVisible())) await openAsAdmin(world, 'all');
    const row = rowOf(page, world.title, 'All');
    await button.click();
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    if (reason) await question.getByLabel('Reason').fill(reason);
    await question.getByRole('button', { name: confirm, exact: true }).click();
    await expect(question).toHaveCount(0);
    if (isMarked) await expect(row).toContainText(mark);
    else await expect(row).not.toContainText(mark);
  },
});

const byPartner = (says: string, type: string, label: string): Step<World> => ({
  says,
  event: { type },
  take: async ({ pageOf, id }) => {
    const page = await pageOf('partner');
    await openByLoad(page, `/scholarships/${id}`);
    await page.getByRole('button', { name: label, exact: true }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: label, exact: true }).click();
    await expect(question).toHaveCount(0);
  },
});

/** @param mark its state in the partner's list. */
const partnerReads =
  (mark: string | RegExp) =>
  async ({ pageOf, title }: World) => {
    const page = await pageOf('partner');
    await openByLoad(page, `/partner/opportunities?${new URLSearchParams({ search: title })}`);
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row.getByText(mark, { exact: true })).toBeVisible();
    await expect(row.getByText('Closed', { exact: true })).toHaveCount(mark === 'Closed' ? 1 : 0);
  };

export const opportunityMap: FlowMap<Stage, World> = {
  machine: opportunityMachine,
  keyOf: ({ context }) => context,
  starts: [
    {
      says: 'offered by its partner',
      input: { isPastDeadline: false, isClosedEarly: false, acceptedCount: 0, isHidden: false, isFeatured: false },
      open: async (stage) => {
        const title = `A year on the reef${randomUUID().slice(0, 8)}`;
        const { id } = await offer(await stage.caller('partner'), { title });
        return { stage, pageOf: createPeoplePages(stage), id, title };
      },
    },
  ],
  steps: [
    {
      says: 'its partner edits it',
      event: { type: 'opportunity.edited', seats: 12 },
      take: async ({ pageOf, id }) => {
        const page = await pageOf('partner');
        await openByLoad(page, `/partner/opportunities/${id}/edit`);
        await page.getByLabel('Description').fill(`For anyone who has finished school: ${randomUUID()}.`);
        await page.getByRole('button', { name: /^(Resubmit for verification|Save changes)$/ }).click();
        await page.waitForURL((url) => !url.pathname.endsWith('/edit'));
      },
    },
    {
      says: 'an admin approves it',
      event: { type: 'opportunity.approved' },
      take: async (world) => {
        const { page, row } = await openAsAdmin(world, 'waiting');
        await page.keyboard.press('a');
        await page.getByLabel('Points needed').fill('100');
        await page.keyboard.press('Enter');
        await expect(row).toContainText('Approving');
        await sendByLeaving(page, /opportunity-verifcation/);
      },
    },
    {
      says: 'an admin declines it',
      event: { type: 'opportunity.declined' },
      take: async (world) => {
        const { page, row } = await openAsAdmin(world, 'waiting');
        await page.keyboard.press('d');
        await page.getByLabel('Reason').fill('Please say who can apply.');
        await page.keyboard.press('Control+Enter');
        await expect(row).toContainText('Declining');
        await sendByLeaving(page, /opportunity-verifcation/);
      },
    },
    byPartner('its partner closes it early', 'opportunity.closedEarly', 'Close now'),
    byPartner('its partner reopens it', 'opportunity.reopened', 'Reopen'),
    {
      says: 'its deadline passes',
      event: { type: 'opportunity.closed' },
      isSlow: true,
      take: ({ stage, id }) => stage.whileStopped(({ db }) => letDeadlinePass(db, id)),
    },
    byAdmin('an admin hides it', 'opportunity.hidden', ({ context }) => !context.isHidden, {
      label: 'Hide',
      confirm: 'Hide',
      reason: 'The organisation asked for it.',
      mark: 'Hidden',
      isMarked: true,
    }),
    byAdmin('an admin shows it again', 'opportunity.shown', ({ context }) => context.isHidden, {
      label: 'Show again',
      confirm: 'Show',
      mark: 'Hidden',
      isMarked: false,
    }),
    byAdmin('an admin features it', 'opportunity.featured', ({ context }) => !context.isFeatured, {
      label: 'Feature',
      confirm: 'Feature',
      mark: 'Featured',
      isMarked: true,
    }),
    byAdmin('an admin stops featuring it', 'opportunity.unfeatured', ({ context }) => context.isFeatured, {
      label: 'Stop featuring',
      confirm: 'Stop featuring',
      mark: 'Featured',
      isMarked: false,
    }),
  ],
  states: {
    'opportunity.pending': partnerReads('Awaiting verification'),
    // No one can apply while it's hidden.
    'opportunity.approved.open': partnerReads(/^(Open|Hidden)$/),
    'opportunity.approved.closedEarly': partnerReads('Closed'),
    'opportunity.approved.closed': partnerReads('Closed'),
    'opportunity.declined': partnerReads('Declined'),
  },
};
