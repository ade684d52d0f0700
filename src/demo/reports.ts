/** What members of the demo community reported: two open cases, and one decided about the member whom visitors log in as. */
import type { Insertable } from 'kysely';
import { impactPathOf } from '#domains/impacts/model.ts';
import { displayNameOf, profilePathOf } from '#domains/people/model.ts';
import type { Tables } from '#platform/db/tables.ts';
import { auditRow } from './audit-row.ts';
import type { DemoCommunity } from './community.ts';
import { DAY_MS, idAt } from './ids.ts';
import type { DemoImpact } from './impacts.ts';
import { type DemoPerson, isActiveMember } from './people.ts';
import type { Random } from './random.ts';

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

export interface ReportRows {
  care_cases: Row<'care_cases'>[];
  care_reports: Row<'care_reports'>[];
  audit_entries: Row<'audit_entries'>[];
}

interface Told {
  reason: Row<'care_reports'>['reason'];
  text: string | null;
  daysAgo: number;
}

interface Case {
  subject: Pick<Row<'care_cases'>, 'kind' | 'subject_id' | 'owner_id' | 'title' | 'link' | 'reported_text'>;
  told: readonly Told[];
  warned?: { reason: string; daysAgo: number; by: string };
}

export function toReportRows(random: Random, { people, impacts }: DemoCommunity, today: Date): ReportRows {
  const members = people.filter((person) => isActiveMember(person) && !person.canSignIn);
  const admin = people.find(({ role, canSignIn }) => role === 'Admin' && canSignIn);
  const host = people.find((person) => isActiveMember(person) && person.canSignIn);
  const ofOthers = impacts.findLast((impact) => isPublic(impact) && impact.ownerId !== host?.id);
  const ofHost = impacts.find((impact) => isPublic(impact) && impact.ownerId === host?.id);
  const rude = members[11];
  if (!admin || !ofOthers || !ofHost || !rude) throw new Error('The demo community has nobody to report');
  const cases: Case[] = [
    {
      subject: subjectOf(ofOthers),
      told: [
        { reason: 'false_claim', text: 'I was there: we were a dozen, not as many as it says.', daysAgo: 3 },
        { reason: 'private_information', text: 'My children are in one of the pictures. Nobody asked us.', daysAgo: 1 },
      ],
    },
    {
      subject: profileOf(rude),
      told: [{ reason: 'spam', text: 'The text about them is an advertisement for a shop.', daysAgo: 2 }],
    },
    {
      subject: subjectOf(ofHost),
      told: [{ reason: 'private_information', text: 'It names a neighbour who asked not to be named.', daysAgo: 62 }],
      warned: {
        reason:
          'The description named someone who hadn’t agreed to it. You have removed the name since: please ask next time.',
        daysAgo: 60,
        by: admin.id,
      },
    },
  ];
  const reporters = members.filter(({ id }) => id !== rude.id && id !== ofOthers.ownerId).slice(0, 4);
  return join(cases.map((one, index) => rowsOf(random, one, { reporters: reporters.slice(index), today })));
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

interface Around {
  reporters: readonly DemoPerson[];
  today: Date;
}

function rowsOf(random: Random, { subject, told, warned }: Case, { reporters, today }: Around): ReportRows {
  const at = (daysAgo: number) => new Date(today.getTime() - daysAgo * DAY_MS);
  const [first, last] = [at(told[0]?.daysAgo ?? 0), at(told.at(-1)?.daysAgo ?? 0)];
  const id = idAt(random, first);
  const about = { subjectKind: 'report', subjectId: id, subjectTitle: subject.title, link: subject.link } as const;
  const reporterAt = (index: number) => reporters[index]?.id ?? '';
  return {
    care_cases: [
      {
        id,
        ...subject,
        state: warned ? 'warned' : 'open',
        report_count: told.length,
        outcome: warned ? 'warned' : null,
        reason: warned?.reason ?? null,
        decided_by: warned?.by ?? null,
        decided_at: warned ? at(warned.daysAgo) : null,
        created_at: first,
        reported_at: last,
      },
    ],
    care_reports: told.map(({ reason, text, daysAgo }, index) => ({
      id: idAt(random, at(daysAgo)),
      case_id: id,
      reporter_id: reporterAt(index),
      reason,
      text,
      created_at: at(daysAgo),
    })),
    audit_entries: [
      ...told.map(({ daysAgo }, index) =>
        auditRow(random, { ...about, actorId: reporterAt(index), action: 'report_filed', at: at(daysAgo) }),
      ),
      ...(warned
        ? [auditRow(random, { ...about, actorId: warned.by, action: 'report_warned', ...STEP, ...toldBy(warned, at) })]
        : []),
    ],
  };
}

const STEP = { fromState: 'open', toState: 'warned' };

const toldBy = ({ reason, daysAgo }: { reason: string; daysAgo: number }, at: (daysAgo: number) => Date) => ({
  reason,
  at: at(daysAgo),
});

const join = (rows: readonly ReportRows[]): ReportRows => ({
  care_cases: rows.flatMap(({ care_cases }) => care_cases),
  care_reports: rows.flatMap(({ care_reports }) => care_reports),
  audit_entries: rows.flatMap(({ audit_entries }) => audit_entries),
});
