/** The report for programs. */
import { failedOf, type Report } from '../report.ts';

export function jsonOf(report: Report): string {
  const { checks, left, notes } = report;
  return `${JSON.stringify({ isConformant: failedOf(report).length === 0, checks, left, notes }, null, 2)}\n`;
}
