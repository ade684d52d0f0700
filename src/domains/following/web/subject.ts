import type { FollowKind } from '#generated/types.gen.ts';

/** Someone or something to follow. */
export interface Subject {
  kind: FollowKind;
  id: string;
  name: string;
}

export const personOf = ({ id, name }: { id: string; name: string }): Subject => ({ kind: 'person', id, name });

export const councilOf = ({ id, councilTitle }: { id: string; councilTitle: string }): Subject => ({
  kind: 'council',
  id,
  name: councilTitle,
});
