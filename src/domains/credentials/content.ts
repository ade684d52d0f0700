/** What a credential says was achieved. It's stored as it was then, so that what is signed never changes. */
import type { CredentialKind, ImpactMeasures } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** Stored as JSON. Properties are only added: the previous release still reads the present ones. */
export interface CredentialContent {
  /** Empty for a year's record, which is named after its year. */
  title: string;
  /** As an admin wrote it; null for what has none. */
  description: string | null;
  goals: readonly number[];
  /** Null for what has no results. */
  measures: ImpactMeasures | null;
  /** The path of the public page of what was done; null without one. */
  link: string | null;
  /** Of a milestone; null for anything else. */
  points: number | null;
  /** Of a year's record; empty for anything else. */
  impacts: readonly RecordedImpact[];
}

export interface RecordedImpact {
  title: string;
  link: string | null;
}

export const NO_CONTENT: CredentialContent = {
  title: '',
  description: null,
  goals: [],
  measures: null,
  link: null,
  points: null,
  impacts: [],
};

interface Described {
  kind: CredentialKind;
  /** Null for what has none. */
  year: number | null;
  content: CredentialContent;
}

export const sayTitle = ({ kind, year, content }: Described): string =>
  kind === 'year' ? say('credentials.titles.year', { year: String(year) }) : content.title;

/** What it took, and who decided. @param app the community's name. */
export function sayCriteria({ kind, year, content }: Described, app: string): string {
  switch (kind) {
    case 'impact':
      return say('credentials.criteria.impact', { app });
    case 'milestone':
      return say('credentials.criteria.milestone', { app, points: content.points ?? 0 });
    case 'scholarship':
      return say('credentials.criteria.scholarship', { app });
    case 'year':
      return say('credentials.criteria.year', { app, count: content.impacts.length, year: String(year) });
  }
}
