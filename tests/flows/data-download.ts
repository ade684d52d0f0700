/** Downloading your own data in the settings. */
import { expect, type Page } from '@playwright/test';
import { dataDownloadMachine } from '#domains/profiles/flows/data-download.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { PASSWORD } from '../support/factories.ts';
import type { FlowMap } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { type HeldBody, holdBody } from './held-body.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  body: HeldBody;
}

const CALL = '/api/users/me/data';
const FORM = { name: 'Download my data', pending: 'Downloading' };

export const dataDownloadMap: FlowMap<Stage, World> = {
  machine: dataDownloadMachine,
  keyOf: ({ context }) => context.bytes > 0,
  starts: [
    {
      says: 'in the settings',
      open: async ({ page }) => {
        await beginSession(page, addressOf('member'), PASSWORD);
        const body = await holdBody(page, CALL);
        await openByLoad(page, '/dashboard/settings/data');
        return { page, calls: createHeldCalls(page), body };
      },
    },
  ],
  steps: [
    {
      says: 'the person requests the download',
      event: { type: 'download.requested' },
      take: async ({ page, calls }) => {
        await calls.hold(`**${CALL}`);
        await send(page, FORM);
      },
      shows: ({ page }) => expect(page.getByText('Preparing your data')).toBeVisible(),
    },
    {
      says: 'the person cancels',
      event: { type: 'download.dropped' },
      when: ({ context }) => context.bytes === 0,
      take: async ({ page, calls }) => {
        await page.getByRole('button', { name: 'Cancel' }).click();
        await calls.lose();
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'download.failed', error: new Error('no answer') },
      when: ({ context }) => context.bytes === 0,
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, 'The download failed'),
    },
    {
      says: 'part of the file arrives',
      event: { type: 'bytes.received', bytes: 1 },
      when: ({ context }) => context.bytes === 0,
      take: ({ calls }) => calls.answer(),
      shows: ({ page }) => expect(page.getByText(/kB downloaded$/)).toBeVisible(),
    },
    {
      says: 'the rest arrives',
      event: { type: 'archive.received', archive: new Blob() },
      when: ({ context }) => context.bytes > 0,
      take: async ({ page, body }) => {
        const download = page.waitForEvent('download');
        await body.release();
        expect((await download).suggestedFilename()).toMatch(/^groundswell-data-.*\.zip$/);
      },
    },
  ],
  states: {
    'dataDownload.resting': ({ page }) => expectOpen(page, FORM),
    'dataDownload.downloading': ({ page }) => expectPending(page, FORM),
    'dataDownload.handedOver': async ({ page }) => {
      await expectOpen(page, FORM);
      await expect(page.getByText(/Downloaded:/)).toBeVisible();
    },
  },
};
