/** What a credential of any issuer says was achieved: https://www.imsglobal.org/spec/ob/v3p0/ */
import * as z from 'zod/mini';
import type { Credential } from '../../check-credential.ts';

export interface Content {
  title: string | null;
  description: string | null;
  criteria: string | null;
  evidence: readonly { name: string; address: string }[];
  issuerName: string | null;
  /** The numbers of the goals that it's aligned with. */
  goals: readonly number[];
}

const text = z.catch(z.nullable(z.string()), null);
const achievement = z.catch(
  z.looseObject({
    name: text,
    description: text,
    alignment: z.catch(z.array(z.looseObject({ targetUrl: z.string() })), []),
    criteria: z.catch(z.looseObject({ narrative: text }), { narrative: null }),
  }),
  { name: null, description: null, alignment: [], criteria: { narrative: null } },
);
const evidence = z.catch(z.array(z.looseObject({ id: z.url(), name: text })), []);
const named = z.looseObject({ name: z.string() });

/** Of the United Nations, which number them from 1 to 17. */
const GOAL_ADDRESS = /^https:\/\/sdgs\.un\.org\/goals\/goal(1[0-7]|[1-9])$/;
/** No longer than a screen of text: it's a stranger's. */
const MAX_LENGTH = 600;
const MAX_EVIDENCE = 20;

export function contentOf(credential: Credential): Content {
  const { name, description, alignment, criteria } = achievement.parse(credential.credentialSubject['achievement']);
  const issuer = named.safeParse(credential.issuer);
  return {
    title: short(text.parse(credential['name']) ?? name),
    description: short(description),
    criteria: short(criteria.narrative),
    evidence: evidence
      .parse(credential['evidence'])
      .filter(({ id }) => /^https?:/.test(id))
      .slice(0, MAX_EVIDENCE)
      .map(({ id, name }) => ({ name: short(name) ?? id, address: id })),
    goals: alignment.flatMap(({ targetUrl }) => Number(GOAL_ADDRESS.exec(targetUrl)?.[1] ?? 0) || []),
    issuerName: issuer.success ? short(issuer.data.name) : null,
  };
}

const short = (given: string | null): string | null =>
  given === null || given.length <= MAX_LENGTH ? given : `${given.slice(0, MAX_LENGTH)}…`;
