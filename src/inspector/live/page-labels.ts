import { isolate } from '#ui/shared/isolate.ts';
import type { FollowedPage } from './channel.ts';

/** @param pages newest first. @returns a label for each, with a number for windows that show the same page. */
export function pageLabels(pages: readonly FollowedPage[]): string[] {
  const labels = pages.map(({ title, path }) => `${title} ${isolate(path)}`);
  return labels.map((label, index) => {
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label);
    const number = labels.slice(index).filter((other) => other === label).length;
    return isAlone ? label : `${label} (${number})`;
  });
}
