import { expect, it } from 'vitest';
import { pageLabels } from '#inspector/live/page-labels.ts';
import { isolate } from '#ui/shared/isolate.ts';

const page = (id: string, path: string) => ({ id, title: 'Review', path });

it('numbers windows that show the same page, the oldest first', () => {
  const newestFirst = [page('c', '/judge'), page('b', '/judge/impacts'), page('a', '/judge')];
  expect(pageLabels(newestFirst)).toEqual([
    `Review ${isolate('/judge')} (2)`,
    `Review ${isolate('/judge/impacts')}`,
    `Review ${isolate('/judge')} (1)`,
  ]);
});
