/** The server's settings for the page, from `<meta name="page-settings">`. */
import type { CommunityArea, HomeSection, PointsRule, Retention } from '#generated/types.gen.ts';

export interface PageSettings {
  appName: string;
  mode: 'demo' | 'development' | 'production';
  gaMeasurementId: string | null;
  externalSignIn: boolean;
  /** Whether a service translates what people wrote. Left out, none does. */
  isTranslated?: boolean;
  /** What passkeys belong to; null or left out where browsers refuse them. */
  passkeyHost?: string | null;
  /** Whether a profile needs a phone number. Left out, it doesn't. */
  requiresContactNo?: boolean;
  /** How long after its deactivation an account's data is erased. */
  eraseAfterDays: number;
  /** For how many days things are kept. */
  retention: Retention;
  /** Whether people who are logged in can use the page without a network. Left out, they can't. */
  isKeptOnDevices?: boolean;
  /** The first year of an impact. */
  firstYear: number;
  /** Left out, it's the default. */
  pointsRule?: PointsRule;
  /** What admins wrote for the home page. Left out, the page's own is shown. */
  headline?: string;
  sentence?: string;
  /** The community's mark, on light grounds and, if it's another one, on dark ones. Left out, it's ours. */
  mark?: readonly string[];
  /** Left out, people can't write to the community. */
  contactEmail?: string;
  /** Left out, anyone may register. */
  isByInvitation?: true;
  /** Left out, nobody has to be let in by an admin. */
  isByApproval?: true;
  /** The areas that this community does without. Left out, none. */
  areasOff?: readonly CommunityArea[];
  /** The languages that are offered. Left out, all. */
  languages?: readonly string[];
  /** In which dates are entered at first. Left out, the reader's own. */
  timeZone?: string;
  /** The address of an imprint elsewhere, or true for a page of its own. Left out, there is none. */
  imprint?: string | true;
  /** The sections that the home page does without. Left out, none. */
  homeSectionsOff?: readonly HomeSection[];
  /** The goals that can't be chosen. Left out, none. */
  goalsOff?: readonly number[];
  /** The pages whose text the operator wrote. */
  ownTexts?: readonly string[];
  /** The release in which pages count what their machines do. Left out, nothing is counted. */
  countedRelease?: string;
  /** Whether the page, which is the inspector, is for admins only. Left out, it's for everyone. */
  isForAdmins?: true;
  /** Whether there is no inspector. Left out, there is one. */
  isWithoutInspector?: true;
}

let provided: PageSettings | null = null;

/** For the server, which draws pages without a document. */
export function providePageSettings(settings: PageSettings): void {
  provided = settings;
}

/** As our own server wrote them into the document, so they aren't checked. */
export function readPageSettings(): PageSettings {
  if (provided) return provided;
  return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="page-settings"]')?.content ?? '');
}

/** Whether the community has it. Ask while drawing: on the server, the answer changes between two pages. */
export const hasArea = (area: CommunityArea): boolean => !readPageSettings().areasOff?.includes(area);

export const hasSection = (section: HomeSection): boolean => !readPageSettings().homeSectionsOff?.includes(section);

/** Whether the inspector may follow this page. */
export const isInspectionAllowed = (): boolean => readPageSettings().mode !== 'production';
