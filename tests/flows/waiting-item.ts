/** An impact, a comment and a like without a connection, with the network off and on. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { waitingItemMachine } from '#platform/browser/outbox/waiting-item.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { untilIdle } from '../e2e/support/page-idle.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { PASSWORD } from '../support/factories.ts';
import { decide, FIRST_DAY, logImpact } from '../support/impacts.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

type Kind = 'impact' | 'comment' | 'impact-like';

interface World {
  kind: Kind;
  page: Page;
  calls: HeldCalls;
  /** The impact's title, or the comment's text. */
  text: string;
}

const CALLS: Record<Kind, string> = {
  impact: '**/api/impact',
  comment: '**/api/comment',
  'impact-like': '**/api/like',
};

const failed = (kind: 'network' | 'invalid') =>
  new ApiError({ kind, operation: 'POST', message: 'It failed', fields: [] });

const outbox = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });
const unsentComment = (page: Page) => page.getByRole('article', { name: 'Your comment that isn’t posted yet' });
const likeOn = (page: Page) => page.getByRole('button', { name: /^Like(?! this)/ }).first();

const itemOf = ({ kind, page, text }: World): Locator =>
  (kind === 'impact' ? outbox(page).getByRole('listitem') : unsentComment(page)).filter({ hasText: text });

const shows = (mark: string) => async (world: World) => {
  if (world.kind !== 'impact-like') await expect(itemOf(world)).toContainText(mark);
  else await expect(likeOn(world.page)).toHaveAccessibleName('Like Waiting for a connection');
};

async function isGone(world: World): Promise<void> {
  if (world.kind === 'impact-like') await expect(likeOn(world.page)).toHaveAccessibleName('Like');
  else await expect(itemOf(world)).toHaveCount(0);
}

async function connect({ kind, page, calls }: World): Promise<void> {
  await calls.hold(CALLS[kind]);
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
  return { kind: 'impact', page, calls: createHeldCalls(page), text: title };
}

/** A verified impact's page, without a connection. */
async function openOffline({ page, caller }: Stage, kind: Kind): Promise<World> {
  const { id } = await logImpact(await caller('owner'), { title: `A pond ${randomUUID().slice(0, 8)}` });
  for (const judge of ['judge', 'otherJudge'] as const) await decide(await caller(judge), id, { isVerified: true });
  await beginSession(page, addressOf('owner'), PASSWORD);
  await openByLoad(page, `/impacts/${id}#comments`);
  await expect(page.getByLabel('Add a comment')).toBeVisible();
  await untilIdle(page);
  await page.context().setOffline(true);
  return { kind, page, calls: createHeldCalls(page), text: `Has it frozen over, ${randomUUID().slice(0, 8)}?` };
}

async function postOffline(stage: Stage): Promise<World> {
  const world = await openOffline(stage, 'comment');
  await world.page.getByLabel('Add a comment').fill(world.text);
  await world.page.getByRole('button', { name: 'Post comment' }).click();
  return world;
}

async function likeOffline(stage: Stage): Promise<World> {
  const world = await openOffline(stage, 'impact-like');
  await likeOn(world.page).click();
  return world;
}

const kindOf = ({ context }: AnyMachineSnapshot): Kind => context.kind;
const isOf = (kind: Kind) => (snapshot: AnyMachineSnapshot) => kindOf(snapshot) === kind;

const accepted = (says: string, kind: Kind, seen: (world: World) => Promise<void>): Step<World> => ({
  says,
  event: { type: 'xstate.done.actor.sendWaiting', output: undefined },
  when: isOf(kind),
  take: ({ calls }) => calls.answer(),
  shows: seen,
});

const refused = (says: string, kind: Kind, seen?: (world: World) => Promise<void>): Step<World> => ({
  says,
  event: { type: 'xstate.error.actor.sendWaiting', error: failed('invalid') },
  when: isOf(kind),
  take: ({ calls }) => calls.answer({}),
  ...(seen && { shows: seen }),
});

export const waitingItemMap: FlowMap<Stage, World> = {
  machine: waitingItemMachine,
  keyOf: kindOf,
  starts: [
    { says: 'an impact submitted offline', input: { kind: 'impact', refusal: null }, open: submitOffline },
    {
      says: 'an impact refused before the page was reloaded',
      input: { kind: 'impact', refusal: { form: 'It failed', fields: [] } },
      open: async (stage) => {
        const world = await submitOffline(stage);
        await connect(world);
        await world.calls.answer({});
        await shows('Not accepted')(world);
        await world.page.reload();
        return world;
      },
    },
    { says: 'a comment posted offline', input: { kind: 'comment', refusal: null }, open: postOffline },
    { says: 'a like pressed offline', input: { kind: 'impact-like', refusal: null }, open: likeOffline },
  ],
  steps: [
    {
      says: 'the connection returns',
      event: { type: 'send.due' },
      take: connect,
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.sendWaiting', error: failed('network') },
      take: async ({ page, calls }) => {
        await page.context().setOffline(true);
        await calls.lose();
      },
    },
    refused('the server refuses the impact', 'impact'),
    refused('the server refuses the comment', 'comment'),
    refused('the server refuses the like', 'impact-like', ({ page }) =>
      expect(page.getByRole('alert').filter({ hasText: 'Couldn’t save your like' })).toBeVisible(),
    ),
    accepted('the server accepts the impact', 'impact', ({ page, text }) =>
      expect(page.getByRole('status').filter({ hasText: `${text}” is submitted` })).toBeVisible(),
    ),
    accepted('the server accepts the comment', 'comment', ({ page, text }) =>
      expect(page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: text })).toBeVisible(),
    ),
    accepted('the server accepts the like', 'impact-like', ({ page }) =>
      expect(likeOn(page)).toHaveAttribute('aria-pressed', 'true'),
    ),
    {
      says: 'the person edits the impact',
      event: { type: 'draft.takenUp' },
      when: isOf('impact'),
      take: ({ page, text }) => page.getByRole('button', { name: `Edit: ${text}` }).click(),
      shows: ({ page }) => page.waitForURL('**/dashboard/impacts/new/kept-*'),
    },
    {
      says: 'the person edits the comment',
      event: { type: 'draft.takenUp' },
      when: isOf('comment'),
      take: (world) => itemOf(world).getByRole('button', { name: 'Edit' }).click(),
      shows: ({ page, text }) => expect(page.getByLabel('Add a comment')).toHaveValue(text),
    },
    {
      says: 'the person withdraws the impact',
      event: { type: 'draft.withdrawn' },
      when: isOf('impact'),
      take: async ({ page, text }) => {
        await page.getByRole('button', { name: `Withdraw: ${text}` }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw impact' }).click();
      },
    },
    {
      says: 'the person withdraws the comment',
      event: { type: 'draft.withdrawn' },
      when: isOf('comment'),
      take: (world) => itemOf(world).getByRole('button', { name: 'Withdraw' }).click(),
    },
    {
      says: 'the person takes the like back',
      event: { type: 'draft.withdrawn' },
      // One that was sent without an answer is sent again.
      when: (snapshot) => isOf('impact-like')(snapshot) && snapshot.matches('waiting'),
      take: ({ page }) => likeOn(page).click(),
      shows: ({ page }) => expect(likeOn(page)).toHaveAttribute('aria-pressed', 'false'),
    },
  ],
  states: {
    'waitingItem.waiting': shows('Waiting for a connection'),
    'waitingItem.sending': shows('Sending'),
    'waitingItem.refused': (world) => (world.kind === 'impact-like' ? isGone(world) : shows('Not accepted')(world)),
    'waitingItem.sent': isGone,
    'waitingItem.takenUp': isGone,
    'waitingItem.withdrawn': isGone,
  },
};
