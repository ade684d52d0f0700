/** What is left to do when a community starts, read from what is there. */
import { countStaff } from '#domains/auth/server/public.ts';
import { hasApprovedCouncil } from '#domains/councils/server/public.ts';
import { findMailTests, listDecidedSubjects } from '#domains/settings/server/public.ts';
import type { LaunchSteps } from '#generated/types.gen.ts';
import { findLatestBackup } from '../backup/backups.repository.ts';
import type { OperationNeeds } from '../needs.ts';
import { hasHidden } from './hidden-steps.repository.ts';

export async function presentLaunchSteps(needs: OperationNeeds, userId: string): Promise<LaunchSteps> {
  const { db, config } = needs;
  const [isHidden, subjects, staff, hasCouncil, mailTests, backup] = await Promise.all([
    hasHidden(db, userId),
    listDecidedSubjects(needs),
    countStaff(db),
    hasApprovedCouncil(db),
    findMailTests(db),
    findLatestBackup(db),
  ]);
  const peopleOf = (role: string) => staff.find((one) => one.role === role);
  return {
    isHidden,
    hasLook: subjects.has('identity') || subjects.has('home'),
    hasJoining: subjects.has('joining'),
    hasJudge: (peopleOf('Judge')?.people ?? 0) > 0,
    hasCouncil,
    hasMail: config.smtpUrl !== null && mailTests.acceptedAt !== null,
    hasBackup: backup !== null,
    hasSecondSteps: peopleOf('Admin')?.without === 0,
  };
}
