/** The impact form in steps, in which an owner edits an impact awaiting review. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { EMPTY_DRAFT, type ImpactDraft } from '#domains/impacts/flows/impact-draft.ts';
import { impactForm } from '#domains/impacts/flows/impact-form-machine.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { PASSWORD } from '../support/factories.ts';
import { dataOf, decide, FIRST_DAY, impactOf, logImpact, PLANTING } from '../support/impacts.ts';
import { drawPicture } from '../support/uploads.ts';
import { conflictSights, conflictSteps, discardByQuestion, type Elsewhere, openingSteps } from './draft-form.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { expectAlert, expectPending, send, untilImpactPage } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { holdStorage } from './held-storage.ts';
import type { Stage } from './stage.ts';

const CLOSING = { what: 'impact', closed: 'You can’t edit this impact any more' };

interface World extends Elsewhere {
  calls: HeldCalls;
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
  revision: 1,
};
const CALL = /\/api\/impact\/[0-9a-f-]{36}\/?$/;
const REVIEW = { name: 'Submit for review', pending: 'Submitting' };

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
  const edit = async () => {
    const changes = { title: `A hedge, counted elsewhere ${randomUUID().slice(0, 8)}` };
    dataOf(await (await stage.caller('owner')).put(`/impact/${id}`, impactOf(changes)));
  };
  const close = async () => {
    for (const judge of ['judge', 'otherJudge'] as const)
      await decide(await stage.caller(judge), id, { isVerified: true });
  };
  const [calls, reads] = [createHeldCalls(page), createHeldCalls(page)];
  return { page, form: REVIEW, call: CALL, calls, reads, storage, edited: { edit, close }, id };
}

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
    shows: ({ page }) => expect(title(page)).toHaveAccessibleDescription(/Enter a title/),
  },
  {
    says: 'the owner submits invalid fields',
    event: { type: 'send.requested' },
    when: isEmpty,
    take: async ({ page }) => {
      await toStep(page, 'Review');
      await send(page, REVIEW);
    },
    shows: ({ page }) => expect(title(page)).toHaveAccessibleDescription(/Enter a title/),
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
    event: { type: 'picture.uploaded', key: '', changes: {} },
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
    event: { type: 'xstate.error.actor.sendDraft', error: new Error('no answer') },
    take: ({ calls }) => calls.lose(),
    shows: ({ page }) => expectAlert(page, 'We couldn’t submit this impact'),
  },
  {
    says: 'the server accepts it',
    event: { type: 'xstate.done.actor.sendDraft', output: undefined },
    take: ({ calls }) => calls.answer(),
  },
  ...conflictSteps({ ...START, revision: 2 }, CLOSING),
];

export const impactFormMap: FlowMap<Stage, World> = {
  machine: impactForm.machine,
  keyOf: ({ context }) => [context.draft.title, context.draft.revision],
  starts: [{ says: 'with an impact awaiting review', input: { start: START }, open }],
  steps: [...openingSteps, ...writing, ...sending],
  states: {
    'impactForm.opening': async ({ page }) => {
      await expect(page.getByRole('main').locator('.animate-breathe').first()).toBeVisible();
      await expect(title(page)).toHaveCount(0);
    },
    'impactForm.editing.upToDate': ({ page }) =>
      expect(page.getByRole('button', { name: /^(Continue|Submit for review)$/ })).toBeEnabled(),
    'impactForm.sending': ({ page }) => expectPending(page, REVIEW),
    ...conflictSights('impactForm', CLOSING),
    'impactForm.sent': ({ page, id }) => untilImpactPage(page, id),
  },
};
