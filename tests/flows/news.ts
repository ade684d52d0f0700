/** The life of an article, driven by an admin from the list and the editor. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newsMachine } from '#domains/news/lifecycle.ts';
import type { News } from '#generated/types.gen.ts';
import { addressOf } from '../e2e/support/casts.ts';
import { beginSession } from '../e2e/support/sessions.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import type { Client } from '../support/client.ts';
import { PASSWORD } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { createNews, restoreNews, updateNews } from '../support/news.ts';
import type { FlowMap, Step } from './flow-map.ts';
import type { Stage } from './stage.ts';

interface World {
  page: Page;
  origin: string;
  /** An API client of another admin. */
  other: Client;
  id: string;
  title: string;
}

const LIST = '/admin/news';
const PAST = new Date('2025-04-02T08:00:00Z');
const AHEAD = new Date('2999-01-01T08:00:00Z');
/** How far in the future a date is set: long enough for the call that sets it. */
const SOON_MS = 2_000;

const row = ({ page, title }: World) => page.getByRole('row').filter({ hasText: title });
const read = async ({ other, id }: World): Promise<News> => dataOf(await other.get<News>(`/news/${id}`));

async function setDate({ origin, other, id }: World, date: Date): Promise<void> {
  dataOf(await updateNews(origin, other, id, { date: date.toISOString() }));
}

/** Sets the date, but only of a draft or a withdrawn article, which visitors can't see. */
const dated = (date: Date) => async (world: World) => {
  const { state } = await read(world);
  if (state === 'draft' || state === 'withdrawn') await setDate(world, date);
};

/** Resolves when the server has responded. */
async function turn(world: World): Promise<void> {
  const { page, id } = world;
  const answer = page.waitForResponse((response) => response.url().includes(`/api/news/${id}?isLive`));
  await row(world).getByRole('switch').click();
  await answer;
}

const shown = (says: string, date: Date): Step<World> => ({
  says,
  event: { type: 'news.shown', isDue: date === PAST },
  take: async (world) => {
    await dated(date)(world);
    await turn(world);
  },
});

const edited = (says: string, date: Date): Step<World> => ({
  says,
  event: { type: 'news.edited', isDue: date === PAST },
  take: async (world) => {
    const { page, title } = world;
    await row(world).getByRole('link', { name: title, exact: true }).click();
    await page.getByLabel('Date and time').fill(date.toISOString().slice(0, 16));
    await page.getByLabel('Author').fill(`Fatou Ndiaye ${randomUUID().slice(0, 8)}`);
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.waitForURL(`**${LIST}`);
  },
});

const broughtBack = (says: string, date: Date): Step<World> => ({
  says,
  event: { type: 'news.restored', isLive: true, isDue: date === PAST },
  given: dated(date),
  take: async (world) => {
    dataOf(await restoreNews(world.other, world.id, true));
    await world.page.reload();
  },
});

/** @param mark its state in the list of articles. */
const listed = (mark: string) => (world: World) => expect(row(world).getByText(mark, { exact: true })).toBeVisible();

export const newsMap: FlowMap<Stage, World> = {
  machine: newsMachine,
  keyOf: ({ context }) => context,
  starts: [
    {
      says: 'written by an admin',
      input: { wasShown: false },
      open: async ({ page, origin, caller }) => {
        const title = `The tide at ${randomUUID().slice(0, 8)}`;
        const other = await caller('admin');
        const { id } = dataOf(await createNews(origin, other, { title, date: PAST.toISOString() }));
        await beginSession(page, addressOf('admin'), PASSWORD);
        await openByLoad(page, LIST);
        return { page, origin, other, id, title };
      },
    },
  ],
  steps: [
    {
      says: 'the admin restores it',
      event: { type: 'news.restored', isLive: false, isDue: true },
      take: async ({ page, title }) => {
        const states = page.getByRole('navigation', { name: 'Filter by state' });
        await states.getByRole('link', { name: /^Deleted/ }).click();
        await page.getByRole('button', { name: `Restore “${title}”` }).click();
        await expect(page.getByRole('button', { name: `Restore “${title}”` })).toHaveCount(0);
        await states.getByRole('link', { name: /^All/ }).click();
      },
    },
    {
      says: 'the admin deletes it',
      event: { type: 'news.deleted' },
      take: async ({ page, title }) => {
        await page.getByRole('button', { name: `Delete “${title}”` }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete article' }).click();
      },
    },
    shown('the admin schedules it for later', AHEAD),
    {
      says: 'the admin withdraws it',
      event: { type: 'news.withdrawn' },
      take: turn,
    },
    shown('the admin publishes it', PAST),
    {
      says: 'its date arrives',
      event: { type: 'news.dateCame' },
      take: async (world) => {
        await setDate(world, new Date(Date.now() + SOON_MS));
        await expect.poll(async () => (await read(world)).state).toBe('live');
        await world.page.reload();
      },
    },
    broughtBack('another admin restores it, scheduled for later', AHEAD),
    broughtBack('another admin restores it, to be published', PAST),
    // Editing comes last, because each of these steps opens the editor.
    edited('the admin edits it, with a past date', PAST),
    edited('the admin edits it, with a future date', AHEAD),
  ],
  states: {
    'news.draft': listed('Draft'),
    'news.scheduled': listed('Scheduled'),
    'news.live': listed('Live'),
    'news.withdrawn': listed('Withdrawn'),
    'news.deleted': async (world) => {
      await expect(world.page.getByText(`“${world.title}” is deleted`)).not.toHaveCount(0);
      await expect(row(world)).toHaveCount(0);
    },
  },
};
