/** Events about cases for webhooks, written in the transaction of the change. None names anyone. */
import { emit } from '#domains/webhooks/server/public.ts';
import type { ReportState } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { REPORT_QUEUE_PATH } from '../model.ts';
import type { CaseRow } from './cases.repository.ts';

type ToldCase = Pick<CaseRow, 'id' | 'kind'>;

const dataOf = ({ id, kind }: ToldCase) => ({ id, kind, link: REPORT_QUEUE_PATH });

export const emitReportOpened = (tx: Tx, told: ToldCase): Promise<void> =>
  emit(tx, { type: 'report.opened', list: async () => [{ subjectId: told.id, data: dataOf(told) }] });

export const emitReportDecided = (tx: Tx, told: ToldCase, state: ReportState): Promise<void> =>
  emit(tx, { type: 'report.decided', list: async () => [{ subjectId: told.id, data: { ...dataOf(told), state } }] });
