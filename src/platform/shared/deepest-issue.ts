/** Where a value breaks its schema. */
import type * as z from 'zod/mini';

export interface IssuePlace {
  path: PropertyKey[];
  message: string;
}

/** In a union, the deepest error belongs to the variant that was meant. @returns null without issues. */
export function deepestIssue(issues: readonly z.core.$ZodIssue[]): IssuePlace | null {
  const places = issues.flatMap((issue): IssuePlace[] => {
    if (issue.code !== 'invalid_union') return [issue];
    const inner = deepestIssue(issue.errors.flat());
    return [inner ? { path: [...issue.path, ...inner.path], message: inner.message } : issue];
  });
  return places.reduce<IssuePlace | null>(
    (best, place) => (best && best.path.length >= place.path.length ? best : place),
    null,
  );
}
