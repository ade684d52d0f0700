/** Every call that reads reports, and the decisions on them. */
import type { ReportCase } from '#generated/types.gen.ts';
import type { Client } from '../support/client.ts';
import { type Call, type Clients, callsOf, type Role } from './measure-calls.ts';
import { nextOf, onwardFrom } from './social-calls.ts';

/** The member has been the subject of sixty decisions. */
export async function listModerationCalls({ admin, judge }: Clients): Promise<Call[]> {
  const queueOf = async (role: Role, client: Client): Promise<Call[]> => {
    const waiting = (await nextOf<ReportCase>(client, '/report?stage=waiting')).data[0];
    const decided = (await nextOf<ReportCase>(client, '/report?stage=decided')).data[0];
    if (!waiting || !decided) throw new Error('There is no case');
    return callsOf(role, [
      ['all cases', '/report'],
      ['waiting', '/report?stage=waiting'],
      ['waiting, oldest', '/report?stage=waiting&sort=oldest'],
      ['waiting, most reported', '/report?stage=waiting&sort=most_reported'],
      ['appealed', '/report?stage=appealed'],
      ['decided', '/report?stage=decided'],
      ['decided, oldest', '/report?stage=decided&sort=oldest'],
      ['decided, most reported', '/report?stage=decided&sort=most_reported'],
      ['decided, page 100', '/report?stage=decided&page=100'],
      ['decided, by cursor', await onwardFrom(client, '/report?stage=decided', 20)],
      ['about impacts', '/report?kind=impact'],
      ['about comments, waiting', '/report?kind=comment&stage=waiting'],
      ['about pictures, decided', '/report?kind=picture&stage=decided'],
      ['a waiting case', `/report/${waiting.id}`],
      ['a decided case', `/report/${decided.id}`],
      ['how many wait, with the numbers', '/stats'],
    ]);
  };
  return [
    ...(await queueOf('admin', admin)),
    ...(await queueOf('judge', judge)).filter(({ name }) => !/comments|pictures|appealed/.test(name)),
    ...callsOf('member', [
      ['own decisions', '/report/mine'],
      ['own decisions, page 3', '/report/mine?page=3'],
    ]),
  ];
}
