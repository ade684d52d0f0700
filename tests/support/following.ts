/** Follows for tests, made over HTTP as people do. */
import type { FeedEntry, FollowKind, FollowState } from '#generated/types.gen.ts';
import type { Client } from './client.ts';
import { dataOf } from './impacts.ts';

export const follow = async (client: Client, id: string, kind: FollowKind = 'person'): Promise<FollowState> =>
  dataOf(await client.post<FollowState>('/follow', { kind, id }));

export const unfollow = async (client: Client, id: string, kind: FollowKind = 'person'): Promise<FollowState> =>
  dataOf(await client.post<FollowState>('/follow/remove', { kind, id }));

export const setMuted = async (client: Client, id: string, isMuted: boolean, kind: FollowKind = 'person') =>
  dataOf(await client.put<FollowState>('/follow/mute', { kind, id, isMuted }));

export const stateOf = async (client: Client, id: string, kind: FollowKind = 'person'): Promise<FollowState> =>
  dataOf(await client.get<FollowState>(`/follow/state?kind=${kind}&id=${id}`));

export interface FeedPage {
  data: FeedEntry[];
  meta: { pageSize: number; nextCursor: string | null; followsAnyone: boolean };
}

export const readFeed = async (client: Client, query = ''): Promise<FeedPage> =>
  dataOf(await client.get<FeedPage>(`/feed${query}`));
