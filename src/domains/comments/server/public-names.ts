import { sayName } from '#domains/people/model.ts';
import { presentCard, readPeople } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

/** The public names of people, such as those whom a comment mentions. */
export async function readNames(db: Db | Tx, userIds: readonly string[]): Promise<(userId: string) => string> {
  const people = await readPeople(db, userIds);
  return (userId) => {
    const person = people.get(userId);
    return person ? sayName(presentCard(person)) : say('comments.notifications.someone');
  };
}
