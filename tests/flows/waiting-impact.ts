/** An impact that is submitted without a connection, with the network off and on. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { waitingImpactMachine } from '#domains/impacts/flows/waiting-impact.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { untilIdle } from '../e2e/support/page-idle.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { PASSWORD } from '../support/factories.ts';
import { FIRST_DAY } from '../support/impacts.ts';
import type { FlowMap } from './flow-map.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  title: string;
}

const CALL = '**/api/impact';
const failed = (kind: 'network' | 'invalid') =>
  new ApiError({ kind, operation: 'POST /impact', message: 'It failed', fields: [] });

const outbox = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });
const shows = (text: string) => (world: World) =>
  expect(outbox(world.page).getByRole('listitem').filter({ hasText: world.title })).toContainText(text);

async function connect({ page, calls }: World): Promise<void> {
  await calls.hold(CALL);
  await page.context().setOffline(false);
}

async function submitOffline({ page }: Stage): Promise<World> {
  const title = `A hedge ${randomUUID().slice(0, 8)}`;
  await beginSession(page, addressOf('owner'), PASSWORD);
  // Without a service worker, what is shown offline was opened before.
  await openByLoad(page, '/dashboard/impacts');
  await page.getByRole('main').getByRole('link', { name: 'Log an impact' }).click();
  await page.getByRole('link', { name: 'Quick log' }).click();
  await page.getByLabel('What did you do?').fill('Neighbours planted it.');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind of activity').selectOption({ label: 'Planting' });
  await page.getByLabel('Start date').fill(FIRST_DAY);
  await page.getByRole('button', { name: 'All 17 goals' }).click();
  await page.getByRole('checkbox', { name: /Climate action/ }).check();
  await untilIdle(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.waitForURL('**/dashboard/impacts');
  return { page, calls: createHeldCalls(page), title };
}

export const waitingImpactMap: FlowMap<Stage, World> = {
  machine: waitingImpactMachine,
  starts: [
    { says: 'submitted offline', input: { title: '', refusal: null }, open: submitOffline },
    {
      says: 'refused before the page was reloaded',
      input: { title: '', refusal: { form: 'It failed', fields: [] } },
      open: async (stage) => {
        const world = await submitOffline(stage);
        await connect(world);
        await world.calls.answer({});
        await shows('Not accepted')(world);
        await world.page.reload();
        return world;
      },
    },
  ],
  steps: [
    {
      says: 'the connection returns',
      event: { type: 'send.due' },
      take: connect,
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.sendImpact', error: failed('network') },
      take: async ({ page, calls }) => {
        await page.context().setOffline(true);
        await calls.lose();
      },
    },
    {
      says: 'the server refuses it',
      event: { type: 'xstate.error.actor.sendImpact', error: failed('invalid') },
      take: ({ calls }) => calls.answer({}),
    },
    {
      says: 'the server accepts it',
      event: { type: 'xstate.done.actor.sendImpact', output: null },
      take: ({ calls }) => calls.answer(),
      shows: ({ page, title }) =>
        expect(page.getByRole('status').filter({ hasText: `${title}” is submitted` })).toBeVisible(),
    },
    {
      says: 'the person edits it',
      event: { type: 'draft.takenUp' },
      take: ({ page, title }) => page.getByRole('button', { name: `Edit: ${title}` }).click(),
    },
    {
      says: 'the person withdraws it',
      event: { type: 'draft.withdrawn' },
      take: async ({ page, title }) => {
        await page.getByRole('button', { name: `Withdraw: ${title}` }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw impact' }).click();
      },
    },
  ],
  states: {
    'waitingImpact.waiting': shows('Waiting for a connection'),
    'waitingImpact.sending': shows('Sending'),
    'waitingImpact.refused': shows('Not accepted'),
    'waitingImpact.sent': ({ page }) => expect(outbox(page)).toHaveCount(0),
    'waitingImpact.takenUp': ({ page }) => page.waitForURL('**/dashboard/impacts/new/kept-*'),
    'waitingImpact.withdrawn': ({ page }) => expect(outbox(page)).toHaveCount(0),
  },
};
