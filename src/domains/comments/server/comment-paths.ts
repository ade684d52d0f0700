/** The paths of the items that comments are about. */
import { councilPathOf } from '#domains/councils/model.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import { newsPathOf } from '#domains/news/model.ts';
import { opportunityPathOf } from '#domains/opportunities/model.ts';
import type { CommentedKind } from '#generated/types.gen.ts';
import { anchorOf } from '../model.ts';
import type { Subject } from './subjects.repository.ts';

const PATHS: Record<CommentedKind, (item: { id: string; title: string }) => string> = {
  impact: impactPathOf,
  news: newsPathOf,
  council: ({ id, title }) => councilPathOf({ id, councilTitle: title }),
  opportunity: opportunityPathOf,
};

export const commentPathOf = ({ kind, id }: Subject, title: string, commentId: string): string =>
  `${PATHS[kind]({ id, title })}#${anchorOf(commentId)}`;
