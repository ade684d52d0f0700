/** Converts the server's answers to the queues' common format. */
import { say } from '#languages/say.ts';
import { isApiError } from '../calls/api-error.ts';
import type { Decidable, Outcome } from './held-decision.ts';

/** Call options for decisions: the request survives closing the page. */
export const KEEP_ALIVE = { keepalive: true } as const;

interface Answer<Changed> {
  message: string;
  changed: Changed;
}

/** A refusal counts as an answer. @throws if there was none. */
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

const UNKNOWN = say('platform.answers.unknown');

/**
 * For calls without a bulk version: sends all in parallel, since a closing page has no time to send them one by one.
 * @throws if none was answered.
 */
export async function answerEach<Row extends Decidable, Changed>(
  rows: readonly Row[],
  call: (row: Row) => Promise<Answer<Changed>>,
): Promise<readonly Outcome<Changed>[]> {
  const answers = await Promise.allSettled(rows.map((row) => answerOf(row, () => call(row))));
  const rejected = answers.find(({ status }) => status === 'rejected');
  if (rejected?.status === 'rejected' && answers.every(({ status }) => status === 'rejected')) throw rejected.reason;
  return rows.map(({ id }, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' ? answer.value : { id, isDone: false, message: UNKNOWN, changed: null };
  });
}
