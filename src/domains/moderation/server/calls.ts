/** The domain’s calls. */
import { answerAppeal } from './decide/answer-appeal.ts';
import { appealDecision } from './decide/appeal-decision.ts';
import { decideReport } from './decide/decide-report.ts';
import { reportContent } from './report/report-content.ts';
import { getReport } from './show/get-report.ts';
import { listMyDecisions, listReports } from './show/list-reports.ts';

export const moderationCalls = {
  reportContent,
  listReports,
  getReport,
  decideReport,
  appealDecision,
  answerAppeal,
  listMyDecisions,
};
