/** A decision held for the undo window, as an admin makes it in the council queue. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createHeldDecision } from '#platform/browser/decisions/held-decision.ts';
import { UNDO_WINDOW_MS } from '#ui/feedback/undo-window.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { rowOf } from '../e2e/support/queue.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { foundCouncil } from '../support/councils.ts';
import { PASSWORD } from '../support/factories.ts';
import type { FlowMap } from './flow-map.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  title: string;
}

const CALL = '**/api/council/verify/*';

const row = ({ page, title }: World) => rowOf(page, title, 'To decide');
const tray = (page: Page) => page.getByRole('region', { name: 'Undo available' });

/** Pauses the page's clock just before the decision, so that the undo window doesn't run out on a slow machine. */
async function decide(stage: Stage): Promise<World> {
  const { page } = stage;
  const title = `Keepers of the dyke ${randomUUID().slice(0, 8)}`;
  await foundCouncil(await stage.caller('owner'), { councilTitle: title });
  const world = { page, calls: createHeldCalls(page), title };
  await beginSession(page, addressOf('admin'), PASSWORD);
  await page.clock.install();
  await openByLoad(page, `/admin/councils?${new URLSearchParams({ search: title })}`);
  await expect(row(world)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeEnabled();
  await world.calls.hold(CALL);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.keyboard.press('a');
  return world;
}

export const heldDecisionMap: FlowMap<Stage, World> = {
  machine: createHeldDecision(),
  starts: [{ says: 'made in a queue', input: { rows: [], choice: 'approve', verdict: {} }, open: decide }],
  steps: [
    {
      says: 'ten seconds pass',
      event: { type: 'xstate.after.undoWindow.heldDecision.held' },
      take: ({ page }) => page.clock.runFor(UNDO_WINDOW_MS),
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.sendDecision', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
    },
    {
      says: 'the admin sends it again',
      event: { type: 'decision.retried' },
      take: async (world) => {
        await world.calls.hold(CALL);
        await row(world).getByRole('button', { name: 'Send again' }).click();
      },
    },
    {
      says: 'the server responds',
      event: { type: 'xstate.done.actor.sendDecision', output: [] },
      take: ({ calls }) => calls.answer(),
    },
    {
      says: 'the admin undoes it',
      event: { type: 'decision.undone' },
      take: ({ page }) => tray(page).getByRole('button', { name: 'Undo' }).click(),
    },
    {
      says: 'the admin reaches Undo by keyboard',
      event: { type: 'undo.reached' },
      take: async ({ page }) => {
        await tray(page).getByRole('button', { name: 'Undo' }).focus();
        await page.clock.runFor(2 * UNDO_WINDOW_MS);
      },
    },
    {
      says: 'the admin goes on from Undo',
      event: { type: 'undo.left' },
      take: ({ page }) => page.getByRole('heading', { level: 1 }).focus(),
    },
    {
      says: 'the admin leaves the page',
      event: { type: 'decision.hastened' },
      take: ({ page }) => page.getByRole('banner').getByRole('link').first().click(),
    },
  ],
  states: {
    'heldDecision.held': async (world) => {
      await expect(row(world)).toContainText('Approving');
      await expect(tray(world.page)).toContainText(`Approving “${world.title}”`);
    },
    'heldDecision.waiting': async (world) => {
      await expect(row(world)).toContainText('Approving');
      await expect(tray(world.page)).toContainText(`Approving “${world.title}”`);
    },
    'heldDecision.sending': async (world) => {
      await expect(row(world)).toContainText('Approving');
      await expect(tray(world.page)).not.toContainText('Approving');
    },
    'heldDecision.unanswered': (world) =>
      expect(row(world)).toContainText('No answer. Your decision may not have arrived.'),
    'heldDecision.answered': (world) => expect(row(world)).toContainText('You approved it'),
    'heldDecision.undone': async (world) => {
      await expect(row(world)).not.toContainText('Approving');
      await expect(tray(world.page)).not.toContainText('Approving');
    },
  },
};
