/** A request to join a council, on the pages of the member and the owner. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { membershipRequestMachine } from '#domains/councils/membership-request.ts';
import { rowOf } from '../e2e/support/queue.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { foundApproved } from '../support/councils.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { createPeoplePages, type PagesOf, sendByLeaving } from './people-pages.ts';
import { PEOPLE, type Stage } from './stage.ts';

interface World {
  pageOf: PagesOf;
  path: string;
}

const NAME = `${PEOPLE.member.name} ${PEOPLE.member.lastName}`;

async function openAsking({ pageOf, path }: World): Promise<Page> {
  const page = await pageOf('member');
  await openByLoad(page, path);
  return page;
}

const answered = (says: string, type: string, key: string, doing: string): Step<World> => ({
  says,
  event: { type },
  take: async ({ pageOf, path }) => {
    const page = await pageOf('owner');
    await openByLoad(page, `${path}?part=requests`);
    await expect(rowOf(page, NAME, 'Requests to join')).toBeVisible();
    await page.keyboard.press(key);
    await expect(rowOf(page, NAME, 'Requests to join')).toContainText(doing);
    await sendByLeaving(page, /request-decision/);
  },
});

const mayAskAgain = async (world: World) => {
  const page = await openAsking(world);
  await expect(page.getByRole('button', { name: 'Ask to join' })).toBeVisible();
};

export const membershipRequestMap: FlowMap<Stage, World> = {
  machine: membershipRequestMachine,
  starts: [
    {
      says: 'with a member’s request',
      open: async (stage) => {
        const councilTitle = `Herons of the delta${randomUUID().slice(0, 8)}`;
        const admin = await stage.caller('admin');
        const { id, slug } = await foundApproved(await stage.caller('owner'), admin, { councilTitle });
        const world = { pageOf: createPeoplePages(stage), path: `/councils/${id}/${slug}` };
        const page = await openAsking(world);
        await page.getByRole('button', { name: 'Ask to join' }).click();
        await page.getByLabel(/Message to the owner/).fill('I dive, and have a boat.');
        await page.getByRole('button', { name: 'Send request' }).click();
        return world;
      },
    },
  ],
  steps: [
    answered('the owner accepts', 'request.accepted', 'a', 'Accepting'),
    answered('the owner declines', 'request.denied', 'd', 'Declining'),
    {
      says: 'the member withdraws it',
      event: { type: 'request.withdrawn' },
      take: async (world) => {
        const page = await openAsking(world);
        await page.getByRole('button', { name: 'Withdraw request' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw request' }).click();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      },
    },
  ],
  states: {
    'membershipRequest.requested': async ({ pageOf }) =>
      expect((await pageOf('member')).getByText('hasn’t answered yet')).toBeVisible(),
    'membershipRequest.accepted': async (world) => {
      const page = await openAsking(world);
      await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
    },
    'membershipRequest.denied': mayAskAgain,
    'membershipRequest.withdrawn': mayAskAgain,
  },
};
