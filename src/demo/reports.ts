/**
 * What members of the demo community reported: two open cases, and one decided about the member whom visitors log in
 * as.
 */
import { impactPathOf } from '#domains/impacts/model.ts';
import { displayNameOf, profilePathOf } from '#domains/people/model.ts';
import { auditRow } from './audit-row.ts';
import type { DemoCommunity } from './community.ts';
import { DAY_MS, idAt } from './ids.ts';
import type { DemoImpact } from './impacts/impacts.ts';
import { type DemoPerson, isActiveMember } from './people/people.ts';
import type { Random } from './random.ts';
import type { Row, Rows } from './rows.ts';

type ReportRows = Rows<'moderation_cases' | 'moderation_reports' | 'audit_entries'>;

interface DemoReport {
  reason: Row<'moderation_reports'>['reason'];
  text: string | null;
  daysAgo: number;
}

interface Case {
  subject: Pick<Row<'moderation_cases'>, 'kind' | 'subject_id' | 'owner_id' | 'title' | 'link' | 'reported_text'>;
  reports: readonly DemoReport[];
  warned?: { reason: string; daysAgo: number; by: string };
}

export function toReportRows(random: Random, { people, impacts }: DemoCommunity, today: Date): ReportRows {
  const members = people.filter((person) => isActiveMember(person) && !person.canSignIn);
  const admin = people.find(({ role, canSignIn }) => role === 'Admin' && canSignIn);
  const member = people.find((person) => isActiveMember(person) && person.canSignIn);
  const othersImpact = impacts.findLast((impact) => isPublic(impact) && impact.ownerId !== member?.id);
  const membersImpact = impacts.find((impact) => isPublic(impact) && impact.ownerId === member?.id);
  const reportedMember = members[11];
  if (!admin || !othersImpact || !membersImpact || !reportedMember)
    throw new Error('The demo community has nobody to report');
  const cases: Case[] = [
    {
      subject: subjectOf(othersImpact),
      reports: [
        { reason: 'false_claim', text: 'I was there: we were a dozen, not as many as it says.', daysAgo: 3 },
        { reason: 'private_information', text: 'My children are in one of the pictures. Nobody asked us.', daysAgo: 1 },
      ],
    },
    {
      subject: profileOf(reportedMember),
      reports: [{ reason: 'other', text: 'I think this is a second account of someone I know.', daysAgo: 2 }],
    },
    {
      subject: subjectOf(membersImpact),
      reports: [
        { reason: 'private_information', text: 'It names a neighbour who asked not to be named.', daysAgo: 62 },
      ],
      warned: {
        reason:
          'The description named someone who hadn’t agreed to it. You have removed the name since: please ask next time.',
        daysAgo: 60,
        by: admin.id,
      },
    },
  ];
  const reporters = members.filter(({ id }) => id !== reportedMember.id && id !== othersImpact.ownerId).slice(0, 4);
  return join(cases.map((demoCase, index) => rowsOf(random, demoCase, { reporters: reporters.slice(index), today })));
}

const isPublic = ({ status, isHidden }: DemoImpact) => status.isVerified === true && !isHidden;

const subjectOf = (impact: DemoImpact): Case['subject'] => ({
  kind: 'impact',
  subject_id: impact.id,
  owner_id: impact.ownerId,
  title: impact.title,
  link: impactPathOf(impact),
  reported_text: impact.description,
});

const profileOf = (person: DemoPerson): Case['subject'] => ({
  kind: 'profile',
  subject_id: person.id,
  owner_id: person.id,
  title: displayNameOf(person),
  link: profilePathOf(person),
  reported_text: null,
});

interface ReportContext {
  reporters: readonly DemoPerson[];
  today: Date;
}

function rowsOf(random: Random, { subject, reports, warned }: Case, { reporters, today }: ReportContext): ReportRows {
  const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS);
  const [first, last] = [at(reports[0]?.daysAgo ?? 0), at(reports.at(-1)?.daysAgo ?? 0)];
  const id = idAt(random, first);
  const about = { subjectKind: 'report', subjectId: id, subjectTitle: subject.title, link: subject.link } as const;
  const reporterAt = (index: number) => reporters[index]?.id ?? '';
  return {
    moderation_cases: [
      {
        id,
        ...subject,
        state: warned ? 'warned' : 'open',
        report_count: reports.length,
        outcome: warned ? 'warned' : null,
        reason: warned?.reason ?? null,
        decided_by: warned?.by ?? null,
        decided_at: warned ? at(warned.daysAgo) : null,
        created_at: first,
        reported_at: last,
      },
    ],
    moderation_reports: reports.map(({ reason, text, daysAgo }, index) => ({
      id: idAt(random, at(daysAgo)),
      case_id: id,
      reporter_id: reporterAt(index),
      reason,
      text,
      created_at: at(daysAgo),
    })),
    audit_entries: [
      ...reports.map(({ daysAgo }, index) =>
        auditRow(random, { ...about, actorId: reporterAt(index), action: 'report_filed', at: at(daysAgo) }),
      ),
      ...(warned ? [auditRow(random, { ...about, ...warningOf(warned), at: at(warned.daysAgo) })] : []),
    ],
  };
}

const warningOf = ({ by, reason }: NonNullable<Case['warned']>) =>
  ({ actorId: by, action: 'report_warned', fromState: 'open', toState: 'warned', reason }) as const;

const join = (rows: readonly ReportRows[]): ReportRows => ({
  moderation_cases: rows.flatMap(({ moderation_cases }) => moderation_cases),
  moderation_reports: rows.flatMap(({ moderation_reports }) => moderation_reports),
  audit_entries: rows.flatMap(({ audit_entries }) => audit_entries),
});
