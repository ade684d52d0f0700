import { describe, expect, it } from 'vitest';
import { findPhysicalSides } from '#cli/checks/physical-sides.ts';

const PAGE = 'src/ui/a.tsx';
const sidesIn = (text: string, path = PAGE) =>
  findPhysicalSides(path, text).map((found) => /“(.+)”/.exec(found)?.[1] ?? found);

describe('left and right in pages', () => {
  it.each([
    'ml-4',
    '-mr-[calc(50vw-50%)]',
    'sm:pl-5',
    '[&_li]:pr-2.5',
    'scroll-ml-4',
    'left-0',
    '-right-1/4',
    'max-sm:left-auto',
    'border-l-4',
    'hover:border-r-action',
    'rounded-l',
    'rounded-tr-lg',
    'text-left',
    '@xl:text-right',
    'float-left',
    'translate-x-5',
    'data-closed:-translate-x-full',
    'origin-top-right',
    'bg-linear-to-r',
    'pl-(--to-edge)',
    'pl-4!',
  ])('are found in %s', (name) => {
    expect(sidesIn(`<p className="flex ${name} pt-2">`)).toEqual([name]);
  });

  it.each(['ms-4', 'inset-e-0', 'border-s-4', 'rounded-se-lg', 'text-end', '-translate-y-1/2', 'place-items-center'])(
    'are not found in %s',
    (name) => {
      expect(sidesIn(`<p className="flex ${name} pt-2">`)).toEqual([]);
    },
  );

  it('may be written for both directions, and to centre something', () => {
    expect(sidesIn("'ltr:pr-11 rtl:pl-11 sm:rtl:-translate-x-5'")).toEqual([]);
    expect(sidesIn('"absolute left-1/2 -translate-x-1/2"')).toEqual([]);
    expect(sidesIn('"absolute left-1/2 ms-2"')).toEqual(['left-1/2']);
  });

  it('are found in styles', () => {
    expect(sidesIn('<p style={{ top: 0, left: at }} />')).toHaveLength(1);
    expect(sidesIn('.a{margin-left:auto}', 'src/platform/server/http/card.ts')).toHaveLength(1);
    expect(sidesIn('  left: 0;', 'src/ui/a.css')).toHaveLength(1);
    expect(sidesIn('  margin-inline-start: 0;', 'src/ui/a.css')).toEqual([]);
  });

  it('are not found in sentences and other code', () => {
    expect(sidesIn('/** Written from right to left. The right-hand ones: what is left: 3. */')).toEqual([]);
    expect(sidesIn('return { left: 1, right: 2 };')).toEqual([]);
  });

  it('are no keys of their own', () => {
    expect(sidesIn("if (event.key === 'ArrowLeft') back();")).toHaveLength(1);
    expect(sidesIn('const STEPS = { ArrowRight: 1 };')).toHaveLength(1);
    expect(sidesIn('<ArrowLeftIcon />')).toEqual([]);
  });
});
