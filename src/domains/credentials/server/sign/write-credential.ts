/**
 * A credential as Open Badges 3.0: https://www.imsglobal.org/spec/ob/v3p0/
 *
 * It's written when someone asks for it, from what was stored when it was issued. Its texts are in the reader's language.
 */
import { createHash } from 'node:crypto';
import { GOALS } from '#domains/goals/goals.ts';
import type { ImpactMeasures } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayCriteria, sayTitle } from '../../content.ts';
import { credentialPathOf } from '../../model.ts';
import type { CredentialRow } from '../hold/credentials.repository.ts';
import type { CredentialNeeds } from '../needs.ts';
import { issuerOf } from './issuer.ts';
import { statusEntryOf } from './status-list.ts';

const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

/** How the specification calls what they are for. */
const ACHIEVEMENT_TYPES = {
  impact: 'CommunityService',
  milestone: 'Badge',
  scholarship: 'Award',
  year: 'CommunityService',
} as const;

const MEASURE_NAMES: Readonly<Record<keyof ImpactMeasures, () => string>> = {
  hours: () => say('impacts.measures.hoursGiven'),
  people: () => say('impacts.measures.peopleReached'),
  trees: () => say('impacts.measures.treesPlanted'),
  co2eKg: () => say('impacts.measures.co2eUnit'),
  wasteKg: () => say('impacts.measures.wasteUnit'),
};

export interface Holder {
  email: string;
  name: string;
}

export function writeCredential(config: CredentialNeeds['config'], row: CredentialRow, holder: Holder) {
  const { publicOrigin: origin, appName } = config;
  const absolute = (path: string) => new URL(path, origin).href;
  const id = absolute(credentialPathOf(row));
  const page = row.content.link === null ? id : absolute(row.content.link);
  const criteria = sayCriteria(row, appName);
  const measured = measuredOf(row.content.measures, page);
  return {
    '@context': CONTEXT,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: issuerOf(config),
    validFrom: row.issuedAt.toISOString(),
    name: sayTitle(row),
    credentialSubject: {
      id: `urn:uuid:${row.salt}`,
      type: ['AchievementSubject'],
      identifier: [identifierOf(row, holder)],
      achievement: {
        id: row.content.link === null ? `${page}#achievement` : page,
        type: ['Achievement'],
        achievementType: ACHIEVEMENT_TYPES[row.kind],
        name: sayTitle(row),
        description: row.content.description ?? criteria,
        criteria: { narrative: criteria },
        ...(row.content.goals.length > 0 && { alignment: row.content.goals.map(alignmentOf) }),
        ...(measured.length > 0 && { resultDescription: measured.map(({ description }) => description) }),
      },
      ...(measured.length > 0 && { result: measured.map(({ result }) => result) }),
    },
    ...evidenceOf(row, absolute),
    credentialStatus: statusEntryOf(origin, Number(row.position)),
  };
}

/** The hash is of the address in lower case with the salt behind it, as the specification has it. */
function identifierOf({ namedBy, salt }: CredentialRow, { email, name }: Holder) {
  if (namedBy === 'name') {
    return { type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' };
  }
  const hash = createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex');
  return { type: 'IdentityObject', hashed: true, identityHash: `sha256$${hash}`, identityType: 'emailAddress', salt };
}

function alignmentOf(goal: number) {
  const known = GOALS.find(({ id }) => id === goal);
  return {
    type: ['Alignment'],
    targetName: known?.shortTitle ?? String(goal),
    targetUrl: `https://sdgs.un.org/goals/goal${goal}`,
    targetCode: String(goal),
  };
}

/** @param page an address without a fragment. */
const measuredOf = (measures: ImpactMeasures | null, page: string) =>
  (Object.keys(MEASURE_NAMES) as (keyof ImpactMeasures)[]).flatMap((measure) => {
    const value = measures?.[measure] ?? 0;
    if (value === 0) return [];
    const id = `${page}#${measure}`;
    return {
      description: { id, type: ['ResultDescription'], name: MEASURE_NAMES[measure](), resultType: `ext:${measure}` },
      result: { type: ['Result'], resultDescription: id, value: String(value) },
    };
  });

/** What anyone can look at. */
function evidenceOf({ kind, content }: CredentialRow, absolute: (path: string) => string) {
  const shown = kind === 'year' ? content.impacts : [content];
  const evidence = shown.flatMap(({ title, link }) =>
    link === null ? [] : [{ id: absolute(link), type: ['Evidence'], name: title }],
  );
  return evidence.length > 0 && { evidence };
}
