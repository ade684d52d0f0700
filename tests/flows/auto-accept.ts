/** An opportunity's auto-accept rule, as its partner sets it. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { autoAcceptMachine } from '#domains/opportunities/auto-accept-lifecycle.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { offerOpen } from '../support/opportunities.ts';
import type { FlowMap } from './flow-map.ts';
import { createPeoplePages, type PagesOf, sendByLeaving } from './people-pages.ts';
import type { Stage } from './stage.ts';

interface World {
  pageOf: PagesOf;
  id: string;
}

const LOW = 200;
const HIGH = 300;

const rule = (page: Page) => page.getByRole('switch', { name: 'Accept by points' });
const thresholdOf = ({ context }: AnyMachineSnapshot): number | null => context.minPoints;

/** Reloads what the server has stored, so that the next step starts from it. */
async function openQueue({ pageOf, id }: World): Promise<Page> {
  const page = await pageOf('partner');
  await openByLoad(page, `/partner/applications?opportunity=${id}`);
  await expect(rule(page)).toBeEnabled();
  return page;
}

async function acceptFrom(page: Page, points: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Minimum points').fill(String(points));
  await dialog.getByRole('button', { name: /^Turn on/ }).click();
  await sendByLeaving(page, /autoAccept/);
}

const showsThreshold = (points: number) => async (world: World) =>
  expect(rule(await world.pageOf('partner'))).toHaveAccessibleDescription(new RegExp(`\\b${points}\\b`));

export const autoAcceptMap: FlowMap<Stage, World> = {
  machine: autoAcceptMachine,
  keyOf: ({ context }) => context,
  starts: [
    {
      says: 'with an open opportunity',
      input: { minPoints: null, isOpen: true },
      open: async (stage) => {
        const people = { partner: await stage.caller('partner'), admin: await stage.caller('admin') };
        const id = await offerOpen(people, { title: `Stewards of the dunes ${randomUUID().slice(0, 8)}` });
        return { pageOf: createPeoplePages(stage), id };
      },
    },
  ],
  steps: [
    {
      says: `the partner turns it on from ${LOW} points`,
      event: { type: 'autoAccept.turnedOn', minPoints: LOW },
      when: (snapshot) => thresholdOf(snapshot) === null,
      take: async ({ pageOf }) => {
        const page = await pageOf('partner');
        await rule(page).click();
        await acceptFrom(page, LOW);
      },
      shows: showsThreshold(LOW),
    },
    {
      says: `the partner changes it to ${HIGH} points`,
      event: { type: 'autoAccept.turnedOn', minPoints: HIGH },
      when: (snapshot) => thresholdOf(snapshot) === LOW,
      take: async ({ pageOf }) => {
        const page = await pageOf('partner');
        await page.getByRole('button', { name: 'Change points' }).click();
        await acceptFrom(page, HIGH);
      },
      shows: showsThreshold(HIGH),
    },
    {
      says: 'the partner turns it off',
      event: { type: 'autoAccept.turnedOff' },
      take: async ({ pageOf }) => {
        const page = await pageOf('partner');
        await rule(page).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
        await sendByLeaving(page, /autoAccept/);
      },
    },
  ],
  states: {
    'autoAccept.off': async (world) => expect(rule(await openQueue(world))).not.toBeChecked(),
    'autoAccept.on': async (world) => expect(rule(await openQueue(world))).toBeChecked(),
  },
};
