/** Reasons for declining, which the owner reads. */
export const MOST_IN_A_REASON = 2_000;

/** A prefilled reason that helps the owner fix it. */
export interface ReasonTemplate {
  id: string;
  label: string;
  text: string;
}

/** @returns the validation error, if any. */
export function reasonFault(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length === 0) return 'Give a reason, so that the owner knows what to change.';
  if (length > MOST_IN_A_REASON) return `Use at most ${MOST_IN_A_REASON} characters.`;
  return undefined;
}
