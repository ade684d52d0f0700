/** Walks a form with a stored draft. All such forms have the same machine. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { PASSWORD } from '../support/factories.ts';
import type { FlowMap, Sight, Step } from './flow-map.ts';
import { expectAlert, expectOpen, expectPending, type SentForm, send } from './form-sights.ts';
import { createHeldCalls, type HeldCalls } from './held-calls.ts';
import { type HeldStorage, holdStorage } from './held-storage.ts';
import type { Person, Stage } from './stage.ts';

export interface Writing {
  page: Page;
  /** Text that only this walk writes. */
  word: string;
}

/** What others can do to the edited thing, outside of the page. */
interface Edited {
  edit: () => Promise<unknown>;
  /** Makes it impossible to edit from then on. */
  close?: () => Promise<unknown>;
}

interface Sending {
  form: SentForm;
  /** The API call that sends the form. */
  call: string | RegExp;
  /** The API call that reads the thing, if its address differs. */
  readBy?: string;
}

interface Closing {
  /** The name of the thing in texts, such as "council". */
  what: string;
  /** The text shown once it can't be edited any more; null if it always can. */
  closed: string | null;
}

interface Editing extends Sending, Closing {
  open: (stage: Stage, word: string) => Promise<Edited & { path: string }>;
  /** True if closing requires a restart of the server. */
  isSlow?: boolean;
  /** True if there is never a new one to create, such as one's own profile. */
  isAlwaysThere?: boolean;
}

export interface Elsewhere extends Sending {
  page: Page;
  calls: HeldCalls;
  /** The calls that read the newest version. */
  reads: HeldCalls;
  storage: HeldStorage;
  /** Null for a new thing. */
  edited: Edited | null;
}

interface World extends Writing, Elsewhere {}

/** The fields' values in the machine's format. */
type Fields = Readonly<Record<string, unknown>>;

interface Draft {
  fields: Fields;
  write: (world: Writing) => Promise<void>;
}

export interface DraftFormOutline extends Sending {
  machine: AnyStateMachine;
  person: Person;
  path: string;
  /** Null for a form that nobody else edits. */
  editing: Editing | null;
  /** The fields' starting values. */
  start: Fields;
  /** Starting values with something invalid in them. */
  wrong: Draft;
  /** Makes the values valid. */
  right: Draft;
  /** The field that shows the written text, or is empty once it's discarded. */
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
  const { machine, person, path, form, call, start, right, field, seesSent, editing } = outline;
  const { id } = machine;
  const open =
    (begin: (stage: Stage, word: string) => ReturnType<Editing['open']> | Promise<null>, sending: Sending) =>
    async (stage: Stage): Promise<World> => {
      const { page } = stage;
      const word = `word${randomUUID().slice(0, 8)}`;
      const edited = await begin(stage, word);
      await beginSession(page, addressOf(person), PASSWORD);
      const storage = await holdStorage(page);
      await page.goto(edited?.path ?? path);
      const { form: sent, call: sentBy, readBy } = sending;
      return {
        page,
        word,
        form: sent,
        call: sentBy,
        ...(readBy && { readBy }),
        edited,
        calls: createHeldCalls(page),
        reads: createHeldCalls(page),
        storage,
      };
    };
  return {
    machine,
    keyOf: ({ context }) => context.draft,
    starts: [
      ...(editing?.isAlwaysThere
        ? []
        : [{ says: 'on its page', input: { start }, open: open(async () => null, { form, call }) }]),
      ...(editing === null
        ? []
        : [
            {
              says: `with one to edit`,
              input: { start: { ...start, ...(!editing.isAlwaysThere && right.fields), revision: 1 } },
              open: open(editing.open, editing),
            },
          ]),
    ],
    steps: [
      ...openingSteps,
      ...writingSteps(outline),
      ...sendingSteps(outline),
      ...(editing === null ? [] : conflictSteps({ ...start, ...right.fields, revision: 2 }, editing)),
    ],
    states: {
      [`${id}.opening`]: async ({ page }) => {
        await expect(skeleton(page).first()).toBeVisible();
        await expect(page.getByLabel(field)).toHaveCount(0);
      },
      [editing === null ? `${id}.editing` : `${id}.editing.upToDate`]: ({ page, form: sent }) => expectOpen(page, sent),
      ...(editing !== null && conflictSights(id, editing)),
      [`${id}.sending`]: ({ page, form: sent }) => expectPending(page, sent),
      [`${id}.sent`]: seesSent,
    },
  };
}

const holds =
  (fields: Fields) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    Object.entries(fields).every(([name, value]) => isDeepStrictEqual(snapshot.context.draft[name], value));

export const openingSteps: Step<Elsewhere>[] = [
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

function sendingSteps({ right }: DraftFormOutline): Step<World>[] {
  return [
    {
      says: 'the person submits it',
      event: { type: 'send.requested' },
      when: holds(right.fields),
      take: async ({ page, calls, form, call }) => {
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

const isOutdated = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ editing: 'outdated' });

export function conflictSights(id: string, { what, closed }: Closing): Record<string, Sight<Elsewhere>> {
  return {
    [`${id}.editing.outdated`]: ({ page }) =>
      expect(page.getByText(`This ${what} has changed since you opened it`)).toBeVisible(),
    [`${id}.comparing`]: ({ page, form }) => expectPending(page, form),
    ...(closed !== null && {
      [`${id}.closed`]: ({ page }: Elsewhere) => expect(page.getByText(closed)).toBeVisible(),
    }),
  };
}

/** @param newest the newest version, as read from the server. */
export function conflictSteps(
  newest: object,
  { closed, isSlow = false }: Pick<Editing, 'closed' | 'isSlow'>,
): Step<Elsewhere>[] {
  const error = new ApiError({
    kind: 'refused',
    operation: 'PUT /',
    message: 'It was edited.',
    code: 'edited_meanwhile',
  });
  return [
    {
      says: 'the server has a newer version',
      event: { type: 'xstate.error.actor.sendDraft', error },
      when: ({ context }) => context.draft.revision === 1,
      take: async ({ calls, reads, call, readBy, edited }) => {
        await edited?.edit();
        await reads.hold(readBy ?? call);
        await calls.answer();
      },
    },
    {
      says: 'the connection fails before the newest version is read',
      event: { type: 'xstate.error.actor.readNewest', error: new Error('no answer') },
      take: ({ reads }) => reads.lose(),
      shows: ({ page }) => expectAlert(page, /check your connection/i),
    },
    {
      says: 'the newest version is read',
      event: { type: 'xstate.done.actor.readNewest', output: newest },
      take: ({ reads }) => reads.answer(),
    },
    {
      says: 'the person overwrites it',
      event: { type: 'draft.kept' },
      when: isOutdated,
      take: ({ page }) => page.getByRole('button', { name: 'Keep my version' }).click(),
    },
    {
      says: 'the person loads it instead',
      event: { type: 'draft.discarded' },
      when: isOutdated,
      take: ({ page }) => page.getByRole('button', { name: 'Discard mine and load the new one' }).click(),
    },
    ...(closed === null
      ? []
      : [
          {
            says: 'it turns out that it can’t be edited any more',
            event: { type: 'xstate.done.actor.readNewest', output: null },
            isSlow,
            take: async ({ edited, reads }: Elsewhere) => {
              await edited?.close?.();
              await reads.answer();
            },
          },
        ]),
  ];
}
