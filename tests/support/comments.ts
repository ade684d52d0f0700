/** Comments for tests, posted over HTTP as people do. */
import type { Comment, CommentedKind, CommentInput, CommentList } from '#generated/types.gen.ts';
import type { Client } from './client.ts';
import { dataOf } from './impacts.ts';
import type { TestServer } from './server.ts';

type Database = Pick<TestServer['database'], 'run'>;

let written = 0;

/** A text that nobody has posted before. */
export function textOf(what = 'How did you keep the goats away'): string {
  written += 1;
  return `${what}, year ${written}?`;
}

export const postComment = (client: Client, id: string, changes: Partial<CommentInput> = {}) =>
  client.post<Comment>('/comment', { kind: 'impact', id, content: textOf(), ...changes });

export const addComment = async (client: Client, id: string, changes: Partial<CommentInput> = {}): Promise<Comment> =>
  dataOf(await postComment(client, id, changes));

export const askThread = (client: Client, id: string, query = '', kind: CommentedKind = 'impact') =>
  client.get<CommentList>(`/comment?kind=${kind}&id=${id}${query}`);

export const readThread = async (client: Client, id: string, query = '', kind: CommentedKind = 'impact') =>
  dataOf(await askThread(client, id, query, kind));

/** Posts as a new account until a comment is held: the sixth within ten minutes is, and so is each one after it. */
export async function postHeld(client: Client, id: string, changes: Partial<CommentInput> = {}): Promise<Comment> {
  for (;;) {
    const comment = await addComment(client, id, changes);
    if (comment.state === 'held') return comment;
  }
}

/** Backdates all accounts by 30 days: tests create new ones, whose comments are held if they post many. */
export async function makeTrusted(database: Database): Promise<void> {
  await database.run(`update users set created_at = now() - interval '30 days'`);
}

export async function letMinutesPass(database: Database, minutes: number): Promise<void> {
  await database.run(`update comments set created_at = created_at - make_interval(mins => $1)`, [minutes]);
}
