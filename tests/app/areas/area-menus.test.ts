import { describe, expect, it } from 'vitest';
import { AREA_MENUS } from '#app/web/areas/area-menus.ts';
import { currentPlace, splitForBottomBar } from '#app/web/areas/current-place.ts';
import { pagedQueues, queuePathOf } from '#app/web/queues.ts';
import type { Role } from '#generated/types.gen.ts';

const roles = Object.keys(AREA_MENUS) as Role[];
const MAX_ENTRIES = 9;

const placeOf = (role: Role, address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  const place = currentPlace(AREA_MENUS[role], { pathname, search: search && `?${search}` });
  return place && [place.entry.label, place.tab?.label ?? null];
};

describe.each(roles)('the menu of %s', (role) => {
  const menu = AREA_MENUS[role];
  const tabs = menu.flatMap((entry) => entry.tabs);

  it('has few entries, each for another noun', () => {
    expect(menu.length).toBeLessThanOrEqual(MAX_ENTRIES);
    expect(new Set(menu.map(({ label }) => label)).size).toBe(menu.length);
  });

  it('has each page once, and each queue of the role with its count', () => {
    expect(new Set(tabs.map(({ to }) => to)).size).toBe(tabs.length);
    const queues = pagedQueues(role);
    expect(queues.length > 0).toBe(role !== 'Member');
    for (const queue of queues) {
      expect(tabs).toContainEqual(expect.objectContaining({ to: queuePathOf(role, queue), work: queue.count }));
    }
  });

  it('marks the entry and the tab of each of its pages', () => {
    for (const { label, tabs: pages } of menu) {
      for (const { to, label: tab } of pages) expect(placeOf(role, to)).toEqual([label, tab]);
    }
  });

  it('keeps its order in the bottom bar, whose entries have icons', () => {
    const { row, more } = splitForBottomBar(menu);
    expect([...row, ...more]).toEqual(menu);
    expect(row.length + (more.length > 0 ? 1 : 0)).toBeLessThanOrEqual(5);
    expect(row.length).toBeGreaterThan(1);
    expect(row.filter(({ icon }) => !icon)).toEqual([]);
  });
});

describe('the current place', () => {
  it('is the entry of a page without a tab', () => {
    expect(placeOf('Member', '/impacts/7/river-clean-up')).toEqual(['Impacts', null]);
    expect(placeOf('Member', '/dashboard/impacts/new')).toEqual(['Impacts', null]);
    expect(placeOf('Member', '/dashboard/changemaker/7/amina?rank=1')).toEqual(['People', null]);
    expect(placeOf('Judge', '/impact/new-impact-verification/7')).toEqual(['Impacts', null]);
  });

  it('depends on what is shown at one address', () => {
    expect(placeOf('Member', '/dashboard/scholarships?state=pending')).toEqual(['Scholarships', 'Applied']);
    expect(placeOf('Member', '/dashboard/scholarships?show=saved')).toEqual(['Scholarships', 'Saved']);
  });

  it('includes filters, a final slash and the sections of a page', () => {
    expect(placeOf('Member', '/impacts?search=mangrove')).toEqual(['Impacts', 'All']);
    expect(placeOf('Member', '/impacts/?trees')).toEqual(['Impacts', 'All']);
    expect(placeOf('Member', '/dashboard/settings/privacy')).toEqual(['You', 'Settings']);
  });

  it('is nowhere on a page of no entry', () => {
    expect(placeOf('Member', '/dashboard/notifications')).toBeNull();
    expect(placeOf('Admin', '/rules')).toBeNull();
  });
});

it('needs no “More” if all entries fit the bottom bar', () => {
  const [first, second, third, fourth, fifth, sixth] = AREA_MENUS.Member;
  if (!(first && second && third && fourth && fifth && sixth)) throw new Error('The menu has six entries');
  const five = [first, second, third, fourth, { ...fifth, icon: 'home' as const }];
  expect(splitForBottomBar(five)).toEqual({ row: five, more: [] });
  expect(splitForBottomBar([...five, sixth]).more).toEqual([five[4], sixth]);
  // Where a community does without an area, entries without an icon move up.
  expect(splitForBottomBar([first, second, sixth])).toEqual({ row: [first, second], more: [sixth] });
});
