/** What a server answers to a decision, brought to the one form that every queue knows. */
import { isApiError } from '../api-error.ts';
import type { Decidable, Outcome } from './held-decision.ts';

/** Options of a call that sends a decision: a page that is closed meanwhile does not take it along. */
export const OUTLIVES_THE_PAGE = { keepalive: true } as const;

interface Answer<Changed> {
  message: string;
  /** As it stands now. */
  changed: Changed;
}

/** A refusal is an answer. @throws when none came. */
export async function answerOf<Changed>(
  { id }: Decidable,
  call: () => Promise<Answer<Changed>>,
): Promise<Outcome<Changed>> {
  try {
    return { id, isDone: true, ...(await call()) };
  } catch (error) {
    if (isApiError(error, 'refused') || isApiError(error, 'invalid')) {
      return { id, isDone: false, message: error.message, changed: null };
    }
    throw error;
  }
}

const UNKNOWN = 'No answer came. It may not have arrived.';

/**
 * Where no call takes many: all at once, since a page that is closed has no time for one after another. @throws when
 * no answer came for any of them.
 */
export async function answerEach<Row extends Decidable, Changed>(
  rows: readonly Row[],
  call: (row: Row) => Promise<Answer<Changed>>,
): Promise<readonly Outcome<Changed>[]> {
  const answers = await Promise.allSettled(rows.map((row) => answerOf(row, () => call(row))));
  const lost = answers.find(({ status }) => status === 'rejected');
  if (lost?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) throw lost.reason;
  return rows.map(({ id }, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' ? answer.value : { id, isDone: false, message: UNKNOWN, changed: null };
  });
}
