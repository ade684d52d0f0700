/** The impact form in steps, as an owner edits an impact awaiting review. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { EMPTY_DRAFT, type ImpactDraft } from '#domains/impacts/flows/impact-draft.ts';
import { impactFormMachine } from '#domains/impacts/flows/impact-form.ts';
import { ApiError } from '#platform/browser/api-error.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { PASSWORD } from '../support/factories.ts';
import { dataOf, decide, FIRST_DAY, impactOf, logImpact, PLANTING } from '../support/impacts.ts';
import { drawPicture } from '../support/uploads.ts';
import { discardByQuestion } from './draft-form.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { type HeldStorage, holdStorage } from './held-storage.ts';
import type { Stage } from './stage.ts';

interface World {
  stage: Stage;
  page: Page;
  calls: HeldCalls;
  storage: HeldStorage;
  id: string;
}

const START: ImpactDraft = {
  ...EMPTY_DRAFT,
  title: 'A hedge',
  eventType: PLANTING,
  description: 'Neighbours planted it.',
  startDate: FIRST_DAY,
  location: 'Dakar, Senegal',
  sdgs: [13],
};
const CALL = /\/api\/impact\/[0-9a-f-]{36}\/?$/;
const REVIEW = { name: 'Submit for review', pending: 'Submitting' };
const COMPARING = { name: 'Keep my version', pending: 'Checking for changes' };
const CONFLICT = 'This impact changed while you were editing, so we didn’t send it';

const title = (page: Page) => page.getByLabel('Title');
const isEmpty = ({ context }: AnyMachineSnapshot): boolean => context.draft.title === '';
const isWhole = (snapshot: AnyMachineSnapshot): boolean => !isEmpty(snapshot);
const isEditing = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches('editing');

const toStep = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name }).click();

async function open(stage: Stage): Promise<World> {
  const { page } = stage;
  const { id } = await logImpact(await stage.caller('owner'), { title: `A hedge ${randomUUID().slice(0, 8)}` });
  await beginSession(page, addressOf('owner'), PASSWORD);
  const storage = await holdStorage(page);
  await page.goto(`/dashboard/impacts/${id}/edit`);
  return { stage, page, calls: createHeldCalls(page), storage, id };
}

async function editElsewhere({ stage, id }: World): Promise<void> {
  const changes = { title: `A hedge, counted elsewhere ${randomUUID().slice(0, 8)}` };
  dataOf(await (await stage.caller('owner')).put(`/impact/${id}`, impactOf(changes)));
}

async function verify({ stage, id }: World): Promise<void> {
  for (const judge of ['judge', 'otherJudge'] as const)
    await decide(await stage.caller(judge), id, { isVerified: true });
}

const opening: Step<World>[] = [
  {
    says: 'the browser has no draft',
    event: { type: 'xstate.done.actor.openDraft', output: null },
    take: ({ storage }) => storage.answer(),
  },
  {
    says: 'the browser refuses to store drafts',
    event: { type: 'xstate.error.actor.openDraft', error: new Error('refused') },
    take: ({ storage }) => storage.refuse(),
  },
];

const writing: Step<World>[] = [
  {
    says: 'the owner clears the title',
    event: { type: 'draft.changed', changes: { title: '' } },
    when: isWhole,
    take: async ({ page }) => {
      await toStep(page, 'What');
      await title(page).fill('');
    },
  },
  {
    says: 'the owner continues from an invalid step',
    event: { type: 'step.passed', step: 'what' },
    when: isEmpty,
    take: async ({ page }) => {
      await toStep(page, 'What');
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    shows: ({ page }) => expect(title(page)).toHaveAccessibleDescription(/Fill this in/),
  },
  {
    says: 'the owner submits invalid fields',
    event: { type: 'send.requested' },
    when: isEmpty,
    take: async ({ page }) => {
      await toStep(page, 'Review');
      await send(page, REVIEW);
    },
    shows: ({ page }) => expect(title(page)).toHaveAccessibleDescription(/Fill this in/),
  },
  {
    says: 'the owner discards the changes',
    event: { type: 'draft.discarded' },
    when: isEmpty,
    take: ({ page }) => discardByQuestion(page),
    shows: ({ page }) => expect(title(page)).not.toHaveValue(''),
  },
  {
    says: 'the owner continues from a valid step',
    event: { type: 'step.passed', step: 'what' },
    when: isWhole,
    take: async ({ page }) => {
      await toStep(page, 'What');
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    shows: ({ page }) => expect(page.getByLabel('Start date')).toBeVisible(),
  },
  {
    says: 'a picture is uploaded',
    event: { type: 'picture.changed', key: '', changes: {} },
    when: (snapshot) => isEditing(snapshot) && isWhole(snapshot),
    take: async ({ page }) => {
      await toStep(page, 'Pictures');
      const buffer = await drawPicture(60, 40).png().toBuffer();
      const file = { name: 'hedge.png', mimeType: 'image/png', buffer };
      await page.getByLabel('Choose pictures or documents').setInputFiles(file);
      await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
    },
  },
];

const sending: Step<World>[] = [
  {
    says: 'the owner submits it',
    event: { type: 'send.requested' },
    when: isWhole,
    take: async ({ page, calls }) => {
      await toStep(page, 'Review');
      await calls.hold(CALL);
      await send(page, REVIEW);
    },
  },
  {
    says: 'the connection fails before a response',
    event: { type: 'xstate.error.actor.sendImpact', error: new Error('no answer') },
    take: ({ calls }) => calls.lose(),
    shows: ({ page }) => expectAlert(page, 'We couldn’t submit this impact'),
  },
  {
    says: 'the server has a newer version',
    event: {
      type: 'xstate.error.actor.sendImpact',
      error: new ApiError({
        kind: 'refused',
        operation: 'PUT /impact/{id}',
        message: 'It was edited.',
        code: 'edited_meanwhile',
      }),
    },
    take: async (world) => {
      await editElsewhere(world);
      await world.calls.answer();
    },
  },
  {
    says: 'the owner keeps their version',
    event: { type: 'newest.requested' },
    take: async ({ page, calls }) => {
      await calls.hold(CALL);
      await send(page, COMPARING);
    },
  },
  {
    says: 'the connection fails before the current version loads',
    event: { type: 'xstate.error.actor.readNewest', error: new Error('no answer') },
    take: ({ calls }) => calls.lose(),
  },
  {
    says: 'the server says it can still be edited',
    event: { type: 'xstate.done.actor.readNewest', output: { revision: 2, isEditable: true } },
    take: ({ calls }) => calls.answer(),
  },
  {
    says: 'the server accepts it',
    event: { type: 'xstate.done.actor.sendImpact', output: {} },
    take: ({ calls }) => calls.answer(),
  },
  {
    says: 'the judges verify it, and the server says it can’t be edited any more',
    event: { type: 'xstate.done.actor.readNewest', output: { revision: 2, isEditable: false } },
    take: async (world) => {
      await verify(world);
      await world.calls.answer();
    },
  },
];

export const impactFormMap: FlowMap<Stage, World> = {
  machine: impactFormMachine,
  keyOf: ({ context }) => context.draft.title,
  starts: [{ says: 'with an impact awaiting review', input: { start: START, revision: 1 }, open }],
  steps: [...opening, ...writing, ...sending],
  states: {
    'impactForm.opening': async ({ page }) => {
      await expect(page.getByRole('main').locator('.animate-breathe').first()).toBeVisible();
      await expect(title(page)).toHaveCount(0);
    },
    'impactForm.editing': async ({ page }) => {
      await expect(page.getByRole('button', { name: /^(Continue|Submit for review)$/ })).toBeEnabled();
      await expect(page.getByText(CONFLICT)).toHaveCount(0);
    },
    'impactForm.sending': ({ page }) => expectPending(page, REVIEW),
    'impactForm.conflicting': async ({ page }) => {
      await expect(page.getByText(CONFLICT)).toBeVisible();
      await expectOpen(page, COMPARING);
    },
    'impactForm.comparing': async ({ page }) => {
      await expect(page.getByRole('button', { name: COMPARING.name, exact: true })).toBeDisabled();
      await expect(page.getByText('Checking for changes')).not.toHaveCount(0);
    },
    'impactForm.closed': ({ page }) => expect(page.getByText('You can’t edit this impact any more')).toBeVisible(),
    'impactForm.sent': ({ page, id }) => page.waitForURL(`**/impacts/${id}/**`),
  },
};
