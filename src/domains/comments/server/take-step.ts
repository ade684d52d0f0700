import type { CommentState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { type CommentLifecycleEvent, follow } from '../lifecycle.ts';
import { isEditable } from '../model.ts';
import type { CommentRow } from './comments.repository.ts';

/** @returns the state after the step. @throws {Failure} 409 if the lifecycle forbids it. */
export function takeStep(
  { state, createdAt }: Pick<CommentRow, 'state' | 'createdAt'>,
  event: CommentLifecycleEvent,
): CommentState {
  const next = follow({ state, isInTime: isEditable(createdAt, new Date()) }, event);
  if (next) return next;
  if (state === 'deleted') throw conflict('deleted', say('comments.failures.deleted'));
  if (state === 'visible') throw conflict('closed', say('comments.failures.tooLate'));
  throw conflict('under_review', say('comments.failures.reviewBlocksChange'));
}
