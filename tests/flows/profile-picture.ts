/** The profile picture: chosen, shown, removed and restored in the settings. */
import { expect, type Page } from '@playwright/test';
import { profilePictureMachine } from '#domains/profiles/flows/profile-picture-machine.ts';
import type { CurrentUser } from '#generated/types.gen.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import type { Client } from '../support/client.ts';
import { PASSWORD } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { drawPicture, pictureFile, upload } from '../support/uploads.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { type HeldAnswers, holdAnswers } from './held-answers.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  calls: HeldCalls;
  /** The held responses to uploads. */
  answers: HeldAnswers;
  givePicture: () => Promise<void>;
}

const PROFILE_CALL = '**/api/users';
const CALLS = /\/api\/(media\/upload|users)$/;
const FORM = { name: 'Use this picture', pending: 'Saving picture' };

const input = (page: Page) => page.getByLabel(/^Choose (a|another) picture$/);
const remover = (page: Page) => page.getByRole('button', { name: 'Remove', exact: true });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Upload' });

async function open({ page, origin, caller }: Stage): Promise<World> {
  const client = await caller('owner');
  await beginSession(page, addressOf('owner'), PASSWORD);
  const answers = await holdAnswers(page, '*/api/media/upload');
  await openByLoad(page, '/dashboard/settings/profile');
  return { page, calls: createHeldCalls(page), answers, givePicture: () => givePicture(origin, client) };
}

/** Sets a profile picture with the page's API calls. */
async function givePicture(origin: string, client: Client): Promise<void> {
  const { body } = await upload(origin, client, { files: [await pictureFile('me.jpg', 60, 60)], shape: 'square' });
  const { name, lastName, location, contactNo } = dataOf(await client.get<CurrentUser>('/users/view'));
  const avatarMediaId = body.data.media[0]?.id;
  dataOf(await client.put('/users', { name, lastName, location, contactNo, isTermsAgreed: true, avatarMediaId }));
}

/** Makes sure that there is a picture to remove. */
async function haveOne({ page, givePicture: give }: World): Promise<void> {
  if ((await remover(page).count()) > 0) return;
  await give();
  await page.reload();
}

const isGoing = (share: number) => (snapshot: { context: { share: number } }) => snapshot.context.share === share;
const lost = (says: string, actor: string, alert: string): Step<World> => ({
  says,
  event: { type: `xstate.error.actor.${actor}`, error: new Error('no answer') },
  take: ({ calls }) => calls.lose(),
  shows: ({ page }) => expectAlert(page, alert),
});
const kept = (says: string, actor: string, toast: string): Step<World> => ({
  says,
  event: { type: `xstate.done.actor.${actor}`, output: {} },
  take: ({ calls }) => calls.answer(),
  shows: ({ page }) => expect(page.getByText(toast)).not.toHaveCount(0),
});

const choosing: Step<World>[] = [
  {
    says: 'the person chooses a file that isn’t a picture',
    event: { type: 'picture.refused', message: '' },
    take: ({ page }) =>
      input(page).setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') }),
    shows: ({ page }) => expectAlert(page, 'notes.png is not a JPEG, PNG, WebP or AVIF picture'),
  },
  {
    says: 'the person chooses a picture',
    event: { type: 'picture.chosen', chosen: { file: new Blob(), name: 'me.png' } },
    take: async ({ page }) => {
      const buffer = await drawPicture(90, 60).png().toBuffer();
      await input(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    },
  },
  {
    says: 'the person cancels',
    event: { type: 'choice.dropped' },
    when: (snapshot) => snapshot.matches('choosing'),
    take: ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
  {
    says: 'the person describes it',
    event: { type: 'picture.described', alt: 'Amina at dawn' },
    take: ({ page }) => page.getByLabel('Alt text').fill('Amina at dawn'),
    shows: ({ page }) => expect(page.getByLabel('Alt text')).toHaveValue('Amina at dawn'),
  },
];

const uploading: Step<World>[] = [
  {
    says: 'the person uses it',
    event: { type: 'upload.requested' },
    take: async ({ page, calls }) => {
      await calls.hold(CALLS);
      await send(page, FORM);
    },
  },
  {
    says: 'the person cancels the upload',
    event: { type: 'choice.dropped' },
    when: (snapshot) => snapshot.matches('uploading') && isGoing(0)(snapshot),
    take: async ({ page, calls }) => {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await calls.lose();
    },
  },
  {
    says: 'the connection fails during the upload',
    event: { type: 'upload.failed', error: new Error('no answer') },
    when: isGoing(0),
    take: ({ calls }) => calls.lose(),
    shows: ({ page }) => expectAlert(page, 'We couldn’t upload your picture'),
  },
  {
    says: 'all of it is sent',
    event: { type: 'upload.progressed', share: 1 },
    when: isGoing(0),
    take: async ({ calls, answers }) => {
      await calls.answer();
      await answers.untilAnswered();
    },
    shows: ({ page }) => expect(bar(page)).toHaveAttribute('aria-valuenow', '100'),
  },
  {
    says: 'the server confirms the upload',
    event: { type: 'upload.finished', mediaId: 'kept' },
    when: isGoing(1),
    take: async ({ calls, answers }) => {
      await calls.hold(PROFILE_CALL);
      await answers.release();
    },
  },
  lost('the connection fails before it is set', 'showPicture', 'We couldn’t upload your picture'),
  kept('the server sets it', 'showPicture', 'Picture changed'),
];

const removing: Step<World>[] = [
  {
    says: 'the person removes the picture',
    event: { type: 'removal.requested' },
    take: async (world) => {
      await haveOne(world);
      await world.calls.hold(PROFILE_CALL);
      await remover(world.page).click();
    },
  },
  lost('the connection fails before it is removed', 'removePicture', 'We couldn’t change your picture'),
  kept('the server removes it', 'removePicture', 'Picture removed'),
  {
    says: 'the person removes a picture and restores it',
    event: { type: 'removal.undone', mediaId: 'kept' },
    take: async (world) => {
      const { page, calls } = world;
      await haveOne(world);
      await remover(page).click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeVisible();
      await calls.hold(PROFILE_CALL);
      await undo.click();
    },
  },
  lost('the connection fails before it is restored', 'restorePicture', 'We couldn’t change your picture'),
  kept('the server restores it', 'restorePicture', 'Picture restored'),
];

export const profilePictureMap: FlowMap<Stage, World> = {
  machine: profilePictureMachine,
  keyOf: ({ context: { uploadedId, share } }) => [uploadedId, share],
  starts: [{ says: 'in the settings', open }],
  steps: [...choosing, ...uploading, ...removing],
  states: {
    'profilePicture.resting': async ({ page }) => {
      await expect(input(page)).toBeEnabled();
      await expect(page.getByRole('button', { name: FORM.name })).toHaveCount(0);
    },
    'profilePicture.choosing': ({ page }) => expectOpen(page, FORM),
    'profilePicture.uploading': async ({ page }) => {
      await expectPending(page, FORM);
      await expect(bar(page)).toBeVisible();
    },
    'profilePicture.showing': async ({ page }) => {
      await expectPending(page, FORM);
      await expect(bar(page)).toHaveCount(0);
    },
    'profilePicture.removing': ({ page }) => expectPending(page, { name: 'Remove', pending: 'Removing' }),
    'profilePicture.restoring': async ({ page }) => {
      await expect(input(page)).toBeDisabled();
      await expect(remover(page)).toHaveCount(0);
    },
  },
};
