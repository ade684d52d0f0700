/** A form with a stored draft: every such form has the same machine. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { PASSWORD } from '../support/factories.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, type SentForm, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { type HeldStorage, holdStorage } from './held-storage.ts';
import type { Person, Stage } from './stage.ts';

export interface Writing {
  page: Page;
  /** Text that only this walk writes. */
  word: string;
}

interface World extends Writing {
  calls: HeldCalls;
  storage: HeldStorage;
}

/** In the machine's format. */
type Fields = Readonly<Record<string, unknown>>;

interface Draft {
  fields: Fields;
  write: (world: Writing) => Promise<void>;
}

export interface DraftFormOutline {
  machine: AnyStateMachine;
  person: Person;
  path: string;
  form: SentForm;
  /** The API call that sends it. */
  call: string;
  /** The fields' starting values. */
  start: Fields;
  /** Starting values with something invalid in them. */
  wrong: Draft;
  /** Makes the values valid. */
  right: Draft;
  /** The field that shows the written text, and that it is gone. */
  field: string;
  /** Discards the draft. */
  discard: (page: Page) => Promise<void>;
  /** Adds a picture and waits for its upload; null for a form without pictures. */
  addPicture: ((page: Page) => Promise<void>) | null;
  seesSent: (world: Writing) => Promise<void>;
}

export async function discardByQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
}

const skeleton = (page: Page) => page.getByRole('main').locator('.animate-breathe');

export function draftFormMap(outline: DraftFormOutline): FlowMap<Stage, World> {
  const { machine, person, path, form, start, field, seesSent } = outline;
  const { id } = machine;
  return {
    machine,
    keyOf: ({ context }) => context.draft,
    starts: [
      {
        says: 'on its page',
        input: { start },
        open: async ({ page }) => {
          const word = `word${randomUUID().slice(0, 8)}`;
          await beginSession(page, addressOf(person), PASSWORD);
          const storage = await holdStorage(page);
          await page.goto(path);
          return { page, word, calls: createHeldCalls(page), storage };
        },
      },
    ],
    steps: [...openingSteps, ...writingSteps(outline), ...sendingSteps(outline)],
    states: {
      [`${id}.opening`]: async ({ page }) => {
        await expect(skeleton(page).first()).toBeVisible();
        await expect(page.getByLabel(field)).toHaveCount(0);
      },
      [`${id}.editing`]: ({ page }) => expectOpen(page, form),
      [`${id}.sending`]: ({ page }) => expectPending(page, form),
      [`${id}.sent`]: seesSent,
    },
  };
}

const holds =
  (fields: Fields) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(snapshot.context.draft[name], value));

const openingSteps: Step<World>[] = [
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

function writingSteps(outline: DraftFormOutline): Step<World>[] {
  const { start, wrong, right, field, discard, form, addPicture } = outline;
  const isEditing = (snapshot: AnyMachineSnapshot) => snapshot.matches('editing');
  const begins = holds(start);
  const isRight = holds(right.fields);
  const isWrong = (snapshot: AnyMachineSnapshot) => holds(wrong.fields)(snapshot) && !isRight(snapshot);
  return [
    {
      says: 'the person enters something invalid',
      event: { type: 'draft.changed', changes: wrong.fields },
      when: begins,
      take: wrong.write,
    },
    {
      says: 'the person submits invalid fields',
      event: { type: 'send.requested' },
      when: isWrong,
      take: ({ page }) => send(page, form),
      shows: ({ page }) => expect(page.getByText(/needs? your attention/)).toBeVisible(),
    },
    {
      says: 'the person discards the draft',
      event: { type: 'draft.discarded' },
      when: isWrong,
      take: ({ page }) => discard(page),
      shows: ({ page, word }) => expect(page.getByLabel(field)).not.toHaveValue(new RegExp(word)),
    },
    {
      says: 'the person corrects the field',
      event: { type: 'draft.changed', changes: right.fields },
      when: (snapshot) => !isRight(snapshot),
      take: right.write,
    },
    ...(addPicture === null
      ? []
      : [
          {
            says: 'a picture is uploaded',
            event: { type: 'picture.uploaded', key: '', changes: {} },
            when: (snapshot: AnyMachineSnapshot) => isEditing(snapshot) && isRight(snapshot),
            take: ({ page }: World) => addPicture(page),
          },
        ]),
  ];
}

function sendingSteps({ right, form, call }: DraftFormOutline): Step<World>[] {
  return [
    {
      says: 'the person submits it',
      event: { type: 'send.requested' },
      when: holds(right.fields),
      take: async ({ page, calls }) => {
        await calls.hold(call);
        await send(page, form);
      },
    },
    {
      says: 'the connection fails before a response',
      event: { type: 'xstate.error.actor.sendDraft', error: new Error('no answer') },
      take: ({ calls }) => calls.lose(),
      shows: ({ page }) => expectAlert(page, /check your connection/i),
    },
    {
      says: 'the server accepts it',
      event: { type: 'xstate.done.actor.sendDraft', output: { id: '', title: '' } },
      take: ({ calls }) => calls.answer(),
    },
  ];
}
