import { describe, expect, it } from 'vitest';
import { AREA_LINKS } from '#app/areas/area-links.ts';
import { groupLinks, splitForBottomBar } from '#app/areas/link-groups.ts';

const roles = Object.entries(AREA_LINKS);

describe('the navigation of an area', () => {
  it.each(roles)('of %s has each link once, in the bar or under “More”, few of them in the bar', (_role, links) => {
    const { row, more } = splitForBottomBar(links);
    expect([...row, ...more].map(({ to }) => to).sort()).toEqual(links.map(({ to }) => to).sort());
    expect(row.length).toBeGreaterThan(0);
    expect(row.length + (more.length > 0 ? 1 : 0)).toBeLessThanOrEqual(5);
  });

  it.each(roles)('of %s has each link in one group, all to different places', (_role, links) => {
    const grouped = groupLinks(links).flatMap((group) => group.links);
    expect(grouped).toHaveLength(links.length);
    expect(new Set(grouped.map(({ to }) => to)).size).toBe(links.length);
  });

  it('needs no “More” if all fit', () => {
    const links = ['/a', '/b', '/c', '/d', '/e'].map((to) => ({ to, label: to }));
    expect(splitForBottomBar(links)).toEqual({ row: links, more: [] });
    const [first, ...others] = links;
    expect(splitForBottomBar([...links, { to: '/f', label: '/f' }]).more.map(({ to }) => to)).toEqual(['/e', '/f']);
    expect(first && splitForBottomBar([{ ...first, isSidebarOnly: true }, ...others]).more).toHaveLength(1);
  });
});
