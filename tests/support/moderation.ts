/** Reports for tests, sent and decided over HTTP as people do. */
import type {
  NotificationList,
  OwnDecision,
  OwnDecisionList,
  ReportCase,
  ReportCaseList,
  ReportDecisionInput,
  ReportDetail,
} from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Client } from './client.ts';
import { dataOf, decide, logImpact } from './impacts.ts';

export async function publicImpact(owner: Client, judge: Client, changes = {}): Promise<{ id: string; title: string }> {
  const impact = await logImpact(owner, changes);
  return decide(judge, impact.id, { isVerified: true });
}

export const report = (client: Client, id: string, changes = {}) =>
  client.post<null>('/report', { kind: 'impact', id, reason: 'false_claim', ...changes });

export async function caseAbout(client: Client, link: string): Promise<ReportCase> {
  const { data } = dataOf(await client.get<ReportCaseList>('/report?page_size=100'));
  const found = data.find((reportCase) => reportCase.link.includes(link));
  if (!found) throw new Error('Nobody has reported it');
  return found;
}

export const detail = async (client: Client, id: string): Promise<ReportDetail> =>
  dataOf(await client.get<ReportDetail>(`/report/${id}`));

/** The ids of cases that are pending for this person. */
export const waiting = async (client: Client, query = ''): Promise<string[]> =>
  dataOf(await client.get<ReportCaseList>(`/report?stage=waiting&page_size=100${query}`)).data.map(({ id }) => id);

/** This person's notifications of a kind. */
export async function toldOf(client: Client, kind: string) {
  const { data } = dataOf(await client.get<NotificationList>('/general/notification?page_size=100'));
  return data.filter((one) => one.kind === kind);
}

const REASON = 'The pictures are from another clean-up. Please use your own.';

export const decideCase = (client: Client, id: string, decision: Partial<ReportDecisionInput> = {}) =>
  client.put<ReportCase>(`/report/decision/${id}`, { outcome: 'warned', reason: REASON, ...decision });

export const answer = (client: Client, id: string, isUpheld: boolean) =>
  client.put<ReportCase>(`/report/appeal/${id}`, { isUpheld, reason: 'We looked at it again.' });

export const appeal = (client: Client, id: string) =>
  client.post<OwnDecision>(`/report/appeal/${id}`, { message: 'They are mine.' });

export const decisionsAbout = async (client: Client): Promise<OwnDecision[]> =>
  dataOf(await client.get<OwnDecisionList>('/report/mine')).data;

/** Backdates the account by a month and gives it some points. */
export async function giveStanding(db: Db, userId: string): Promise<void> {
  const created_at = new Date(Date.now() - 30 * 86_400_000);
  await db.updateTable('users').set({ created_at, points: 50 }).where('id', '=', userId).execute();
}
