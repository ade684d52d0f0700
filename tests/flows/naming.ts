/** Being named in an impact, on the page of the member who was named. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { namingMachine } from '#domains/impacts/naming-lifecycle.ts';
import type { Impact } from '#generated/types.gen.ts';
import { openByLoad } from '../e2e/support/walking.ts';
import { dataOf, logImpact } from '../support/impacts.ts';
import type { FlowMap } from './flow-map.ts';
import { createPeoplePages, type PagesOf } from './people-pages.ts';
import type { Stage } from './stage.ts';

interface World {
  pageOf: PagesOf;
  title: string;
  countMembers: () => Promise<number>;
}

async function openNamings({ pageOf }: World): Promise<Page> {
  const page = await pageOf('member');
  await openByLoad(page, '/dashboard/namings');
  return page;
}

const rowOf = (page: Page, { title }: World) => page.getByRole('listitem').filter({ hasText: title });

/** @param badge what the row says of the answer. */
const shows = (badge: string, members: number) => async (world: World) => {
  const page = await openNamings(world);
  await expect(rowOf(page, world)).toContainText(badge);
  expect(await world.countMembers()).toBe(members);
};

export const namingMap: FlowMap<Stage, World> = {
  machine: namingMachine,
  starts: [
    {
      says: 'in an impact that another member logged',
      input: { canReturn: true },
      open: async (stage) => {
        const title = `Oysters for the sound ${randomUUID().slice(0, 8)}`;
        const owner = await stage.caller('owner');
        const { id } = dataOf(await (await stage.caller('member')).get<{ id: string }>('/users/view'));
        const impact = await logImpact(owner, { title, members: [id] });
        const read = async () => dataOf(await owner.get<Impact>(`/impact/${impact.id}`));
        const world: World = {
          pageOf: createPeoplePages(stage),
          title,
          countMembers: async () => (await read()).members.length,
        };
        await openNamings(world);
        return world;
      },
    },
  ],
  steps: [
    {
      says: 'the member was there',
      event: { type: 'naming.confirmed' },
      take: async (world) => {
        const row = rowOf(await openNamings(world), world);
        await row.getByRole('button', { name: /Yes, I was there|I was there after all/ }).click();
        await expect(row).toContainText('You were there');
      },
    },
    {
      says: 'the member wasn’t there',
      event: { type: 'naming.declined' },
      take: async (world) => {
        const page = await openNamings(world);
        await rowOf(page, world)
          .getByRole('button', { name: /That wasn’t me/ })
          .click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'I wasn’t there' }).click();
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(rowOf(page, world)).toContainText('You weren’t there');
      },
    },
  ],
  states: {
    'naming.named': shows('Awaiting your answer', 1),
    'naming.confirmed': shows('You were there', 1),
    'naming.declined': shows('You weren’t there', 0),
  },
};
