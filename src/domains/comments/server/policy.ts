/** Who may read a thread and change a comment. The lifecycle decides what a comment's state allows. */
import { say } from '#languages/say.ts';
import { forbidden, notFound } from '#platform/http/failure.ts';
import type { Person, Viewer } from '#platform/http/viewer.ts';
import type { ThreadRow } from './subjects.repository.ts';

type Seen = Pick<ThreadRow, 'isOpen' | 'isMember' | 'audience'>;

export const isAdmin = (viewer: Viewer): boolean => viewer?.role === 'Admin';

export const canRead = (viewer: Viewer, { isOpen, isMember, audience }: Seen): boolean =>
  isOpen && (audience === 'public' || isMember || isAdmin(viewer));

/** @throws {Failure} 404, the same as for an unknown item. */
export function assertCanRead<T extends Seen>(viewer: Viewer, thread: T | undefined): asserts thread is T {
  if (!thread || !canRead(viewer, thread)) throw notFound(say('comments.failures.noThread'));
}

interface Written {
  authorId: string;
  state: string;
}

/** Whether it's listed for the viewer. A held comment is listed only for its author and admins. */
export const canSee = (viewer: Viewer, { authorId, state }: Written): boolean =>
  state !== 'held' || authorId === viewer?.userId || isAdmin(viewer);

/** Whether the viewer may read its text. */
export const canReadText = (viewer: Viewer, { authorId, state }: Written): boolean =>
  state === 'visible' || (state !== 'deleted' && (authorId === viewer?.userId || isAdmin(viewer)));

/** @throws {Failure} 403 for anyone but the author. */
export function assertIsAuthor(person: Person, { authorId }: Written): void {
  if (authorId !== person.userId) throw forbidden('not_allowed', say('comments.failures.editOwnOnly'));
}

export const noComment = () => notFound(say('comments.failures.notFound'));
