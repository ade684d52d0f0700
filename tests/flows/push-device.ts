/** Having notifications shown by this device, in the settings. */
import { expect, type Page } from '@playwright/test';
import { pushDeviceMachine } from '#domains/notifications/flows/push-device.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { createClient } from '../support/client.ts';
import { type GivenBrowser, giveBrowser } from '../support/given-browser.ts';
import { dataOf } from '../support/impacts.ts';
import { buildEmailOwner } from './email-owner.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  origin: string;
  browser: GivenBrowser;
  /** Reading the settings, with which everything begins that the server is asked. */
  calls: HeldCalls;
}

const CALL = '**/api/general/notification/push';
const ENDPOINT = 'https://push.example/send/1';
const ON = { name: 'Turn on for this device', pending: 'Waiting for your browser’s permission' };
const TURNING_ON = { ...ON, pending: 'Turning on' };
const LOST = new Error('no answer');

const retry = (page: Page) => page.getByRole('button', { name: /^(Try|Check) again$/ });
const turnOff = (page: Page) => page.getByRole('button', { name: /^Turn off on / });
const turningOff = (page: Page) => page.getByRole('status').filter({ hasText: 'Turning off' });

async function turnOnElsewhere({ page, origin, browser }: World): Promise<void> {
  const client = createClient(origin);
  client.token = await page.evaluate(() => localStorage.getItem('accessToken'));
  dataOf(await client.post('/general/notification/push', browser.subscription));
  await browser.become('granted');
  await browser.setSubscribed(true);
}

export const pushDeviceMap: FlowMap<Stage, World> = {
  machine: pushDeviceMachine,
  starts: [
    {
      says: 'in the settings',
      open: async (stage) => {
        const { page, origin } = stage;
        const owner = await buildEmailOwner(stage);
        await beginSession(page, owner.email, owner.password);
        const browser = await giveBrowser(page, `${ENDPOINT}?${owner.email}`);
        const calls = createHeldCalls(page);
        await calls.hold(CALL);
        await page.goto('/dashboard/settings/notifications');
        return { page, origin, browser, calls };
      },
    },
  ],
  steps: [
    {
      says: 'the browser can’t show notifications',
      event: { type: 'xstate.done.actor.lookAtDevice', output: 'unsupported' },
      take: async ({ browser, calls }) => {
        await browser.become('unable');
        await calls.answer();
      },
    },
    {
      says: 'the page isn’t on the home screen',
      event: { type: 'xstate.done.actor.lookAtDevice', output: 'uninstalled' },
      take: async ({ browser, calls }) => {
        await browser.become('not on the home screen');
        await calls.answer();
      },
    },
    {
      says: 'the browser blocks notifications',
      event: { type: 'xstate.done.actor.lookAtDevice', output: 'blocked' },
      take: async ({ browser, calls }) => {
        await browser.become('denied');
        await calls.answer();
      },
    },
    {
      says: 'this device shows notifications',
      event: { type: 'xstate.done.actor.lookAtDevice', output: 'on' },
      take: async (world) => {
        await turnOnElsewhere(world);
        await world.calls.answer();
      },
    },
    {
      says: 'this device shows no notifications',
      event: { type: 'xstate.done.actor.lookAtDevice', output: 'off' },
      take: async ({ browser, calls }) => {
        await browser.become('default');
        await browser.setSubscribed(false);
        await calls.answer();
      },
    },
    {
      says: 'the connection fails before the response',
      event: { type: 'xstate.error.actor.lookAtDevice', error: LOST },
      take: ({ calls }) => calls.lose(),
    },
    {
      says: 'the person tries again',
      event: { type: 'reading.retried' },
      take: async ({ page, calls }) => {
        await calls.hold(CALL);
        await retry(page).click();
      },
    },
    {
      says: 'the person turns notifications on',
      event: { type: 'device.turnedOn' },
      take: ({ page }) => send(page, ON),
    },
    {
      says: 'the person allows them',
      event: { type: 'xstate.done.actor.askPermission', output: 'granted' },
      take: async ({ browser, calls }) => {
        await calls.hold(CALL);
        await browser.answer('granted');
      },
    },
    {
      says: 'the person forbids them',
      event: { type: 'xstate.done.actor.askPermission', output: 'denied' },
      take: ({ browser }) => browser.answer('denied'),
    },
    {
      says: 'the person closes the question',
      event: { type: 'xstate.done.actor.askPermission', output: 'default' },
      take: ({ browser }) => browser.answer('default'),
    },
    {
      says: 'the browser subscribes, and the server is told',
      event: { type: 'xstate.done.actor.turnDeviceOn', output: undefined },
      take: ({ calls }) => calls.answer(),
      shows: async ({ browser }) => expect(await browser.isSubscribed()).toBe(true),
    },
    {
      says: 'the connection fails while they are turned on',
      event: { type: 'xstate.error.actor.turnDeviceOn', error: LOST },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, 'We couldn’t turn notifications on.'),
    },
    {
      says: 'the person turns notifications off',
      event: { type: 'device.turnedOff' },
      take: async ({ page, calls }) => {
        await calls.hold(CALL);
        await turnOff(page).click();
      },
    },
    {
      says: 'the server and the browser forget each other',
      event: { type: 'xstate.done.actor.turnDeviceOff', output: undefined },
      take: ({ calls }) => calls.answer(),
      shows: async ({ page, browser }) => {
        await expect(turnOff(page)).toHaveCount(0);
        expect(await browser.isSubscribed()).toBe(false);
      },
    },
    {
      says: 'the connection fails while they are turned off',
      event: { type: 'xstate.error.actor.turnDeviceOff', error: LOST },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, 'We couldn’t turn notifications off.'),
    },
  ],
  states: {
    'pushDevice.looking': ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: 'Checking this device' })).toHaveCount(1),
    'pushDevice.unread': ({ page }) => expect(retry(page)).toBeEnabled(),
    'pushDevice.unsupported': ({ page }) =>
      expect(page.getByText(/This browser can’t show notifications while .* is closed/)).toBeVisible(),
    'pushDevice.uninstalled': ({ page }) => expect(page.getByText('“Add to Home Screen”')).toBeVisible(),
    'pushDevice.blocked': async ({ page }) => {
      await expect(page.getByText('This browser blocks notifications')).toBeVisible();
      await expect(retry(page)).toBeEnabled();
    },
    'pushDevice.off': ({ page }) => expectOpen(page, ON),
    'pushDevice.asking': ({ page }) => expectPending(page, ON),
    'pushDevice.turningOn': ({ page }) => expectPending(page, TURNING_ON),
    'pushDevice.on': async ({ page }) => {
      await expect(turnOff(page)).toBeEnabled();
      await expect(turningOff(page)).toHaveCount(0);
    },
    'pushDevice.turningOff': async ({ page }) => {
      await expect(turnOff(page)).toBeDisabled();
      await expect(turningOff(page)).toHaveCount(1);
    },
  },
};
