/** Who may read a thread and change a comment. The lifecycle decides what a comment's state allows. */
import { say } from '#languages/say.ts';
import { forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person, Viewer } from '#platform/server/http/viewer.ts';
import type { CommentRow } from './comments.repository.ts';
import type { ThreadRow } from './subjects.repository.ts';

type Seen = Pick<ThreadRow, 'isOpen' | 'isMember' | 'audience' | 'commentCount' | 'membersCount'>;

export const isAdmin = (viewer: Viewer): boolean => viewer?.role === 'Admin';

/** Whether the viewer reads what was written for the members of a council. */
export const readsMembers = (viewer: Viewer, { isMember }: Pick<ThreadRow, 'isMember'>): boolean =>
  isMember || isAdmin(viewer);

/** Whether the viewer, if logged in, may comment. */
export const canWrite = (viewer: Viewer, thread: Pick<ThreadRow, 'isMember' | 'audience'>): boolean =>
  thread.audience === 'public' || readsMembers(viewer, thread);

/** A thread for members only shows others what was written before it became so. */
export const canRead = (viewer: Viewer, thread: Seen): boolean =>
  thread.isOpen && (canWrite(viewer, thread) || thread.commentCount > thread.membersCount);

/** @throws {Failure} 404, the same as for an unknown item. */
export function assertCanRead<T extends Seen>(viewer: Viewer, thread: T | undefined): asserts thread is T {
  if (!thread || !canRead(viewer, thread)) throw notFound(say('comments.failures.noThread'));
}

/** @throws {Failure} 404 like `assertCanRead`, 403 for who may only read. */
export function assertCanWrite<T extends Seen>(viewer: Viewer, thread: T | undefined): asserts thread is T {
  assertCanRead(viewer, thread);
  if (!canWrite(viewer, thread)) throw forbidden('not_allowed', say('comments.failures.membersOnly'));
}

/** Whether the viewer is among those that the comment was written for. */
export const isReached = (
  viewer: Viewer,
  { audience }: Pick<CommentRow, 'audience'>,
  thread: Pick<ThreadRow, 'isMember'>,
): boolean => audience === 'public' || readsMembers(viewer, thread);

interface Written {
  authorId: string;
  state: string;
}

/** Whether it's listed for the viewer. A held comment is listed only for its author and admins. */
export const canSee = (viewer: Viewer, { authorId, state }: Written): boolean =>
  state !== 'held' || authorId === viewer?.userId || isAdmin(viewer);

export const canReadText = (viewer: Viewer, { authorId, state }: Written): boolean =>
  state === 'visible' || (state !== 'deleted' && (authorId === viewer?.userId || isAdmin(viewer)));

/** @throws {Failure} 403 for anyone but the author. */
export function assertIsAuthor(person: Person, { authorId }: Written): void {
  if (authorId !== person.userId) throw forbidden('not_allowed', say('comments.failures.editOwnOnly'));
}

export const noComment = () => notFound(say('comments.failures.notFound'));
