/** Every call that reads notifications, for someone with a hundred thousand. */
import { type Call, type Clients, callsOf } from './measure-calls.ts';

const LIST = '/general/notification';

export async function listNotificationCalls({ member }: Clients): Promise<Call[]> {
  const { nextCursor } = (await member.get<{ meta: { nextCursor: string | null } }>(`${LIST}?page=100&page_size=100`))
    .body.data.meta;
  return callsOf('member', [
    ['newest', LIST],
    ['unread', `${LIST}?isRead=false`],
    ['read', `${LIST}?isRead=true`],
    ['page 500', `${LIST}?page=500`],
    ['past row 10,000', `${LIST}?cursor=${nextCursor}`],
    ['a common kind', `${LIST}?kind=membership_requested`],
    ['a rare kind', `${LIST}?kind=news_published`],
    ['a group', `${LIST}?group=councils`],
    ['unread of a group', `${LIST}?group=impacts&isRead=false`],
    ['choices', `${LIST}/choices`],
    ['own account, with how many are unread', '/users/view'],
  ]);
}
