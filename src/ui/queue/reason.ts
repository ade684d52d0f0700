/** A reason that somebody else reads, as with a refusal. */
export const MOST_IN_A_REASON = 2_000;

/** What may be begun with, in words that help whoever reads them to mend it. */
export interface ReasonTemplate {
  id: string;
  label: string;
  text: string;
}

/** @returns what is wrong with a reason that is needed; undefined when nothing is. */
export function reasonFault(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length === 0) return 'Write a reason: the owner has to know what to do.';
  if (length > MOST_IN_A_REASON) return `Use at most ${MOST_IN_A_REASON} characters.`;
  return undefined;
}
