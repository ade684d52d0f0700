/** The proposals for an impact that is logged on one screen. */
import { expect, type Page } from '@playwright/test';
import { quickLogMachine } from '#domains/impacts/flows/quick-log.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { PASSWORD } from '../support/factories.ts';
import type { FlowMap } from './flow-map.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
}

const CALL = '**/api/impact/proposal';
const kind = (page: Page) => page.getByLabel('Kind of activity');
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

export const quickLogMap: FlowMap<Stage, World> = {
  machine: quickLogMachine,
  keyOf: ({ context }) => context.clues.words !== '',
  starts: [
    {
      says: 'on the empty screen',
      open: async ({ page }) => {
        await beginSession(page, addressOf('member'), PASSWORD);
        await openByLoad(page, '/dashboard/impacts/new?step=quick');
        return { page, calls: createHeldCalls(page) };
      },
    },
  ],
  steps: [
    {
      says: 'the person says what they did',
      event: { type: 'clues.changed', clues: { words: 'We planted trees.', media: [] } },
      when: (snapshot) => !snapshot.matches('proposing') && !snapshot.matches('pausing'),
      take: async ({ page, calls }) => {
        await calls.hold(CALL);
        const words = page.getByLabel('What did you do?');
        await words.fill(`${await words.inputValue()} We planted trees.`.trim());
      },
    },
    {
      says: 'the person pauses',
      event: { type: 'xstate.after.pause.quickLog.pausing' },
      take: async () => undefined,
    },
    {
      says: 'the server proposes a kind',
      event: { type: 'xstate.done.actor.propose', output: null },
      take: ({ calls }) => calls.answer(),
      shows: async ({ page }) => {
        await expect(kind(page)).toHaveAccessibleDescription(/Proposed.*planted/);
        await expect(said(page, 'We filled in')).toBeVisible();
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.propose', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
    },
    {
      says: 'the connection returns',
      event: { type: 'connection.returned' },
      take: async ({ page, calls }) => {
        await page.context().setOffline(true);
        await calls.hold(CALL);
        await page.context().setOffline(false);
      },
    },
  ],
  states: {
    'quickLog.resting': ({ page }) => expect(page.getByLabel('What did you do?')).toBeEnabled(),
    'quickLog.pausing': ({ page }) => expect(page.getByLabel('What did you do?')).toBeEnabled(),
    'quickLog.proposing': ({ page }) => expect(said(page, 'Looking at your photo and words')).toBeVisible(),
    'quickLog.unanswered': ({ page }) => expect(said(page, 'We couldn’t propose more')).toBeVisible(),
  },
};
