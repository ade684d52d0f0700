/** The life of a comment, on the pages of its author and an admin. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { commentMachine } from '#domains/comments/lifecycle.ts';
import type { Comment } from '#generated/types.gen.ts';
import { rowOf } from '../e2e/support/queue.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { createClient } from '../support/client.ts';
import { addComment, letMinutesPass, readThread } from '../support/comments.ts';
import { decide, logImpact } from '../support/impacts.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { createPeoplePages, type PagesOf, sendByLeaving } from './people-pages.ts';
import type { Person, Stage } from './stage.ts';

interface World {
  stage: Stage;
  pageOf: PagesOf;
  impactId: string;
  title: string;
  text: string;
  author: Person;
}

/** Separate from those who flood: the tests' accounts are new, so all of a flooding person's comments may be held. */
const WRITERS: readonly Person[] = ['owner', 'member', 'forgetful', 'careless'];
const FLOODING: readonly Person[] = ['partner', 'applicant', 'otherJudge'];
const HELD_FROM = 5;
let turns = 0;

function nextOf(people: readonly Person[]): Person {
  turns += 1;
  const person = people[turns % people.length];
  if (!person) throw new Error('There is nobody to write');
  return person;
}

async function open({ pageOf, impactId }: World, person: Person): Promise<Page> {
  const page = await pageOf(person);
  await openByLoad(page, `/impacts/${impactId}#comments`);
  await expect(page.getByRole('heading', { name: /^Comments/ })).toBeVisible();
  return page;
}

/** Finds the comment by its text, which nobody else has written. */
const commentOn = (page: Page, { text }: World): Locator => page.getByRole('article').filter({ hasText: text }).last();

async function post(world: World): Promise<void> {
  const page = await open(world, world.author);
  await page.getByLabel('Add a comment').fill(world.text);
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/comment'));
  await page.getByRole('button', { name: 'Post comment' }).click();
  await answer;
  await expect(commentOn(page, world)).toBeVisible();
}

async function choose(world: World, page: Page, entry: string): Promise<void> {
  await commentOn(page, world).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const byAdmin = (entry: string) => async (world: World) => {
  const page = await open(world, 'admin');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/comment/Hide'));
  await choose(world, page, entry);
  await answer;
};

async function declined({ pageOf, title }: World): Promise<void> {
  const page = await pageOf('admin');
  await openByLoad(page, '/admin/reports?sort=newest&kind=comment');
  await rowOf(page, title, 'To decide').getByRole('button').first().click();
  await page.keyboard.press('h');
  await page.getByLabel('It’s advertising').check();
  await page.keyboard.press('Control+Enter');
  await expect(rowOf(page, title, 'To decide')).toContainText('Hiding');
  await sendByLeaving(page, /report\/decision/);
}

const age = ({ stage }: World) => stage.whileStopped((database) => letMinutesPass(database, 16));

const restored = (says: string, isInTime: boolean): Step<World> => ({
  says,
  event: { type: 'comment.restored', isInTime },
  ...(!isInTime && { isSlow: true }),
  take: async (world) => {
    if (!isInTime) await age(world);
    await byAdmin('Show to everyone')(world);
  },
});

async function seenByVisitors({ stage, impactId, text }: World): Promise<Comment | undefined> {
  const { data } = await readThread(createClient(stage.origin), impactId);
  return data.find(({ content }) => content === null || content === text);
}

const published = (canEdit: boolean) => async (world: World) => {
  const page = await open(world, world.author);
  await expect(commentOn(page, world)).toBeVisible();
  await commentOn(page, world).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(canEdit ? 1 : 0);
  await expect.poll(() => seenByVisitors(world)).toMatchObject({ state: 'visible', content: world.text });
};

/** @param mark what the author sees on the comment. */
const keptBack = (mark: string, isListed: boolean) => async (world: World) => {
  const page = await open(world, world.author);
  await expect(commentOn(page, world)).toContainText(mark);
  await expect.poll(async () => (await seenByVisitors(world))?.content).toBe(isListed ? null : undefined);
};

export const commentMap: FlowMap<Stage, World> = {
  machine: commentMachine,
  starts: [
    {
      says: 'below a verified impact',
      open: async (stage) => {
        const title = `Eelgrass for the bay ${randomUUID().slice(0, 8)}`;
        const { id: impactId } = await logImpact(await stage.caller('owner'), { title });
        for (const judge of ['judge', 'otherJudge'] as const) {
          await decide(await stage.caller(judge), impactId, { isVerified: true });
        }
        const text = `Has the eelgrass spread, ${randomUUID().slice(0, 8)}?`;
        return { stage, pageOf: createPeoplePages(stage), impactId, title, text, author: nextOf(WRITERS) };
      },
    },
  ],
  steps: [
    {
      says: 'its author posts it',
      event: { type: 'comment.posted', isSuspicious: false },
      take: post,
    },
    {
      says: 'its author posts it after many others',
      event: { type: 'comment.posted', isSuspicious: true },
      take: async (world) => {
        world.author = nextOf(FLOODING);
        const caller = await world.stage.caller(world.author);
        for (let index = 0; index < HELD_FROM; index += 1) {
          await addComment(caller, world.impactId, { content: `Number ${index}, ${randomUUID()}` });
        }
        await post(world);
      },
    },
    {
      says: 'its author edits it',
      event: { type: 'comment.edited' },
      take: async (world) => {
        const page = await open(world, world.author);
        await choose(world, page, 'Edit');
        world.text = `${world.text} And the crabs?`;
        await page.getByLabel('Edit your comment').fill(world.text);
        await page.getByRole('button', { name: 'Save changes' }).click();
        await expect(commentOn(page, world)).toContainText('edited');
      },
    },
    {
      says: 'a quarter of an hour passes',
      event: { type: 'comment.timePassed' },
      isSlow: true,
      take: age,
    },
    {
      says: 'an admin hides it',
      event: { type: 'comment.hidden' },
      take: byAdmin('Hide'),
    },
    {
      says: 'an admin hides it in the reports',
      event: { type: 'comment.declined' },
      take: declined,
    },
    restored('an admin shows it to everyone', true),
    restored('an admin shows it to everyone later', false),
    {
      says: 'its author deletes it',
      event: { type: 'comment.deleted' },
      take: async (world) => {
        const page = await open(world, world.author);
        await choose(world, page, 'Delete');
        await expect(commentOn(page, world)).toHaveCount(0);
        await sendByLeaving(page, /\/api\/comment\//);
      },
    },
  ],
  states: {
    'comment.draft': async ({ stage, impactId }) => {
      expect((await readThread(createClient(stage.origin), impactId)).data).toEqual([]);
    },
    'comment.visible.fresh': published(true),
    'comment.visible.settled': published(false),
    'comment.held': keptBack('Awaiting an admin', false),
    'comment.hidden': keptBack('Hidden from others', true),
    'comment.deleted': async (world) => {
      const page = await open(world, world.author);
      await expect(commentOn(page, world)).toHaveCount(0);
      await expect.poll(() => seenByVisitors(world)).toBeUndefined();
    },
  },
};
