/** The life of a council, driven by its owner, its members and an admin, each on their own page. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { councilMachine } from '#domains/councils/lifecycle.ts';
import { rowOf } from '../e2e/support/queue.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { createClient } from '../support/client.ts';
import { foundCouncil, join } from '../support/councils.ts';
import type { FlowMap, Step } from './flow-map.ts';
import { createPeoplePages, type PagesOf, sendByLeaving } from './people-pages.ts';
import type { Stage } from './stage.ts';

interface World {
  stage: Stage;
  pageOf: PagesOf;
  id: string;
  title: string;
  path: string;
  /** The current owner, since ownership can be transferred. */
  owner: 'owner' | 'member';
}

const WRITTEN = 'On each first Saturday we plant a hundred propagules';

async function openQueue({ pageOf, title }: World) {
  const page = await pageOf('admin');
  await openByLoad(page, `/admin/councils?${new URLSearchParams({ search: title })}`);
  await expect(rowOf(page, title, 'To decide')).toBeVisible();
  return page;
}

async function write(page: Awaited<ReturnType<PagesOf>>, path: string): Promise<void> {
  const words = `${WRITTEN}: ${randomUUID()}.`;
  await openByLoad(page, path);
  await page.getByLabel('Description').fill(words);
  await page.getByRole('button', { name: /^(Resubmit for approval|Save changes)$/ }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/edit'));
  await expect(page.getByText(words)).toBeVisible();
}

const handOver: Step<World> = {
  says: 'its owner transfers it to a member',
  event: { type: 'council.handedOver' },
  take: async (world) => {
    const { stage, pageOf, id, path, owner } = world;
    if (owner === 'owner') await join(await stage.caller('member'), await stage.caller('owner'), id);
    const page = await pageOf(owner);
    await openByLoad(page, `${path}?part=members&manage=yes`);
    await page.getByRole('button', { name: /^Make owner/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Transfer council' }).click();
    await expect(page.getByText('is now the owner')).toBeVisible();
    world.owner = owner === 'owner' ? 'member' : 'owner';
  },
};

/** @param notice what the owner sees; null if there is no notice. */
const ownerReads = (notice: string | null) => async (world: World) => {
  const page = await world.pageOf(world.owner);
  await openByLoad(page, world.path);
  await expect(page.getByRole('heading', { level: 1, name: world.title })).toBeVisible();
  if (notice) await expect(page.getByText(notice, { exact: true })).toBeVisible();
  else await expect(page.getByText(/is awaiting approval|This council was declined/)).toHaveCount(0);
  const { status } = await createClient(world.stage.origin).get(`/council/${world.id}`);
  expect(status, 'who is not in it sees it when it is approved').toBe(notice === null ? 200 : 404);
};

export const councilMap: FlowMap<Stage, World> = {
  machine: councilMachine,
  starts: [
    {
      says: 'founded by its owner',
      open: async (stage) => {
        const title = `Mangroves of the delta${randomUUID().slice(0, 8)}`;
        const { id, slug } = await foundCouncil(await stage.caller('owner'), { councilTitle: title });
        const path = `/councils/${id}/${slug}`;
        return { stage, pageOf: createPeoplePages(stage), id, title, path, owner: 'owner' };
      },
    },
  ],
  steps: [
    {
      says: 'its owner edits it',
      event: { type: 'council.edited' },
      take: async ({ pageOf, owner, id }) => write(await pageOf(owner), `/dashboard/councils/${id}/edit`),
    },
    {
      says: 'an admin edits it',
      event: { type: 'council.amended' },
      take: async ({ pageOf, path }) => write(await pageOf('admin'), `${path}/edit`),
    },
    {
      says: 'an admin approves it',
      event: { type: 'council.approved' },
      take: async (world) => {
        const page = await openQueue(world);
        await page.keyboard.press('a');
        await expect(rowOf(page, world.title, 'To decide')).toContainText('Approving');
        await sendByLeaving(page, /council\/verify/);
      },
    },
    {
      says: 'an admin declines it',
      event: { type: 'council.declined' },
      take: async (world) => {
        const page = await openQueue(world);
        await page.keyboard.press('d');
        await page.getByLabel('It isn’t clear what the council does').check();
        await page.keyboard.press('Control+Enter');
        await expect(rowOf(page, world.title, 'To decide')).toContainText('Declining');
        await sendByLeaving(page, /council\/verify/);
      },
    },
    handOver,
    {
      says: 'someone asks to join',
      event: { type: 'membership.requested' },
      take: async ({ pageOf, path }) => {
        const page = await pageOf('partner');
        await openByLoad(page, path);
        await page.getByRole('button', { name: 'Ask to join' }).click();
        await page.getByRole('button', { name: 'Send request' }).click();
        await expect(page.getByText('Request sent')).toHaveCount(1);
      },
    },
    {
      says: 'its owner shares a link with its members',
      event: { type: 'resource.shared' },
      take: async ({ pageOf, owner, path }) => {
        const page = await pageOf(owner);
        await openByLoad(page, `${path}?part=resources`);
        await page.getByRole('button', { name: 'Share a link or a file' }).click();
        await page.getByLabel('Address').fill('https://example.org/tides');
        await page.getByLabel('Title').fill('Tide table');
        await page.getByRole('button', { name: 'Share', exact: true }).click();
        await expect(page.getByRole('link', { name: /^Tide table/ })).toBeVisible();
      },
    },
  ],
  states: {
    'council.pending': ownerReads('Your council is awaiting approval'),
    'council.approved': ownerReads(null),
    'council.declined': ownerReads('This council was declined'),
  },
};
