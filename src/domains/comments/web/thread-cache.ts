/** The cached threads. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listCommentsInfiniteQueryKey } from '#generated/comments/listComments.gen.ts';
import type { Comment, CommentedKind, CommentListEnvelope, CommentThread } from '#generated/types.gen.ts';
import { changeRow } from '#platform/browser/calls/cached-rows.ts';

export interface Subject {
  kind: CommentedKind;
  id: string;
}

type Pages = InfiniteData<CommentListEnvelope>;
type Page = CommentListEnvelope['data'];

/** Matches every cached part of the thread: its newest comments and those around one. */
const keyOf = ({ kind, id }: Subject) => listCommentsInfiniteQueryKey({ query: { kind, id } });

function changePages(client: QueryClient, subject: Subject, change: (pages: Page[]) => Page[]): void {
  client.setQueriesData<Pages>({ queryKey: keyOf(subject) }, (known) => {
    if (!known) return known;
    const changed = change(known.pages.map(({ data }) => data));
    return { ...known, pages: known.pages.map((page, index) => ({ ...page, data: changed[index] ?? page.data })) };
  });
}

export function changeComment(
  client: QueryClient,
  subject: Subject,
  id: string,
  change: (comment: Comment) => Comment,
): void {
  changeRow<Comment>(client, [keyOf(subject)], id, change);
}

export const changeInEveryThread = (client: QueryClient, id: string, change: (comment: Comment) => Comment): void =>
  changeRow<Comment>(client, [withoutFilters()], id, change);

function withoutFilters() {
  const [{ query: _, ...ofEveryThread }] = listCommentsInfiniteQueryKey({ query: { kind: 'impact', id: '' } });
  return [ofEveryThread];
}

/** Adds a comment at the end or, if it's a reply, after the last reply to the same comment. */
export function addToThread(client: QueryClient, subject: Subject, comment: Comment): void {
  changePages(client, subject, (pages) => {
    // It may have been read again meanwhile.
    if (pages.some(({ data }) => data.some(({ id }) => id === comment.id))) return pages;
    const root = comment.parentId ?? '';
    const isBeside = ({ id, parentId }: Comment) => id === root || parentId === root;
    const found = comment.parentId === null ? -1 : pages.findLastIndex(({ data }) => data.some(isBeside));
    const target = found === -1 ? pages.length - 1 : found;
    return pages.map((page, index) => {
      const thread = { ...page.thread, commentCount: page.thread.commentCount + 1 };
      if (index !== target) return { ...page, thread };
      const place = found === -1 ? page.data.length : page.data.findLastIndex(isBeside) + 1;
      return { ...page, thread, data: page.data.toSpliced(place, 0, comment) };
    });
  });
}

export function removeFromThread(client: QueryClient, subject: Subject, id: string): void {
  changePages(client, subject, (pages) =>
    pages.map((page) => ({
      ...page,
      thread: { ...page.thread, commentCount: Math.max(0, page.thread.commentCount - 1) },
      data: page.data.filter((one) => one.id !== id),
    })),
  );
}

export function changeThread(client: QueryClient, subject: Subject, thread: CommentThread): void {
  changePages(client, subject, (pages) => pages.map((page) => ({ ...page, thread })));
}

export const cancelThreadQueries = (client: QueryClient, subject: Subject): Promise<void> =>
  client.cancelQueries({ queryKey: keyOf(subject) });
