/** A member's application, on the pages of the member and the partner. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { applicationMachine } from '#domains/opportunities/application.ts';
import { decideByKey } from '../e2e/support/decision-message.ts';
import { rowOf } from '../e2e/support/queue.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { apply, letDeadlinePass, offerOpen } from '../support/opportunities.ts';
import { startOpportunityWork } from '../support/opportunity-work.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { createPeoplePages, type PagesOf, sendByLeaving } from './people-pages.ts';
import { PEOPLE, type Stage } from './stage.ts';

interface World {
  stage: Stage;
  pageOf: PagesOf;
  id: string;
}

const NAME = `${PEOPLE.applicant.name} ${PEOPLE.applicant.lastName}`;
const OPEN = { isOpen: true, hasSeatLeft: true, isUnlocked: true };

async function openOwn({ pageOf, id }: World): Promise<Page> {
  const page = await pageOf('applicant');
  await openByLoad(page, `/scholarships/${id}`);
  return page;
}

async function openQueue({ pageOf, id }: World): Promise<Page> {
  const page = await pageOf('partner');
  await openByLoad(page, `/partner/applications?opportunity=${id}`);
  await expect(rowOf(page, NAME, 'To decide')).toBeVisible();
  return page;
}

const decided = (says: string, type: string, key: 'a' | 'd', doing: string): Step<World> => ({
  says,
  event: { type },
  take: async (world) => {
    const page = await openQueue(world);
    await decideByKey(page, key);
    await expect(rowOf(page, NAME, 'To decide')).toContainText(doing);
    await sendByLeaving(page, /opportunity-application-request/);
  },
});

const memberReads = (title: string) => async (world: World) => {
  const page = await openOwn(world);
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
};

async function openOffer(stage: Stage): Promise<World> {
  const title = `Stewards of the reef${randomUUID().slice(0, 8)}`;
  const people = { partner: await stage.caller('partner'), admin: await stage.caller('admin') };
  return { stage, pageOf: createPeoplePages(stage), id: await offerOpen(people, { title }) };
}

export const applicationMap: FlowMap<Stage, World> = {
  machine: applicationMachine,
  keyOf: ({ context }) => context,
  starts: [
    { says: 'before the member has applied', input: OPEN, open: openOffer },
    {
      says: 'with an undecided application at the deadline',
      from: { value: 'requested', context: { ...OPEN, isOpen: false } },
      open: async (stage) => {
        const world = await openOffer(stage);
        await apply(await stage.caller('applicant'), world.id);
        return world;
      },
    },
  ],
  steps: [
    {
      says: 'the member applies',
      event: { type: 'application.requested' },
      take: async (world) => {
        const page = await openOwn(world);
        await page
          .getByRole('button', { name: /^Apply/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Send application' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    },
    decided('the partner accepts', 'application.accepted', 'a', 'Accepting'),
    decided('the partner declines', 'application.denied', 'd', 'Declining'),
    {
      says: 'the partner turns on auto-accept',
      event: { type: 'application.autoAccepted' },
      take: async (world) => {
        const page = await openQueue(world);
        await page.getByRole('switch', { name: 'Accept by points' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Turn on and accept 1' }).click();
        await sendByLeaving(page, /autoAccept/);
      },
    },
    {
      says: 'the member withdraws',
      event: { type: 'application.withdrawn' },
      take: async (world) => {
        const page = await openOwn(world);
        await page.getByRole('button', { name: 'Withdraw application' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      },
    },
    {
      says: 'the deadline passes, and the server closes the opportunity',
      event: { type: 'application.closedUndecided' },
      isSlow: true,
      take: ({ stage, id }) =>
        stage.whileStopped(async (database) => {
          await letDeadlinePass(database.db, id);
          await startOpportunityWork(database).followDeadlines();
        }),
      shows: memberReads('Your application wasn’t reviewed in time'),
    },
  ],
  states: {
    'application.none': async (world) => {
      const page = await openOwn(world);
      await expect(page.getByRole('button', { name: 'Apply', exact: true }).first()).toBeVisible();
    },
    'application.requested': memberReads('Your application is pending'),
    'application.accepted': memberReads('The partner accepted your application. You have a place.'),
    'application.denied': async (world) => {
      const page = await openOwn(world);
      await expect(page.getByText(/Your application wasn’t (accepted|reviewed in time)/).first()).toBeVisible();
    },
    'application.auto-accepted': memberReads('You had enough points to be accepted automatically. You have a place.'),
    'application.withdrawn': memberReads('You withdrew your application'),
  },
};
