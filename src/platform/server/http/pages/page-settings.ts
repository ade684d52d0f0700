/** Settings the page needs before its first call; embedded in the page as `<meta name="page-settings">`. */

import type { CommunityArea, CommunitySettings, HomeSection, PointsRule, Retention } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { offeredLanguages } from '#languages/offered-languages.ts';
import packageJson from '../../../../../package.json' with { type: 'json' };
import { escapeHtml } from '../../../shared/escape-html.ts';
import { smallMarkAddresses } from '../../../shared/look-addresses.ts';
import { textForReader } from '../../../shared/text-for-reader.ts';
import { replacedPages } from '../../config/community-texts.ts';
import type { Config } from '../../config/config.ts';

export interface PageSettings {
  appName: string;
  mode: string;
  gaMeasurementId: string | null;
  externalSignIn: boolean;
  /** Whether a service translates what people wrote. */
  isTranslated: boolean;
  /** What passkeys belong to; null where browsers refuse them. */
  passkeyHost: string | null;
  /** Whether a registration needs a phone number. */
  requiresContactNo: boolean;
  /** How long after its deactivation an account's data is erased. */
  eraseAfterDays: number;
  /** For how many days things are kept. */
  retention: Retention;
  /** Whether people who are logged in can use the page without a network. */
  isKeptOnDevices: boolean;
  /** The pages whose text the operator wrote. */
  ownTexts: readonly string[];
  /** What admins wrote for the home page, in the reader's language. Left out, the page's own is shown. */
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
  /** The first year of an impact. */
  firstYear: number;
  /** The areas that this community does without. Left out, none. */
  areasOff?: readonly CommunityArea[];
  /** The languages that are offered. Left out, all. */
  languages?: readonly string[];
  /** In which dates are entered at first. Left out, the reader's own. */
  timeZone?: string;
  /** Left out, it's the default. */
  pointsRule?: PointsRule;
  /** The address of an imprint elsewhere, or true for a page of its own. Left out, there is none. */
  imprint?: string | true;
  /** The sections that the home page does without. Left out, none. */
  homeSectionsOff?: readonly HomeSection[];
  /** The goals that can't be chosen. Left out, none. */
  goalsOff?: readonly number[];
  /** The server's, which pages name with what they count. Left out, nothing is counted. */
  countedRelease?: string;
  /** Whether the page, which is the inspector, is for admins only. Left out, it's for everyone. */
  isForAdmins?: true;
  /** Whether there is no inspector. Left out, there is one. */
  isWithoutInspector?: true;
}

interface Decided {
  settings: CommunitySettings;
  defaults: CommunitySettings;
}

export function pageSettingsOf(config: Config, { settings, defaults }: Decided, language: Language): PageSettings {
  const headline = textForReader(settings.headline, language);
  const sentence = textForReader(settings.sentence, language);
  return {
    appName: settings.name,
    mode: config.mode,
    gaMeasurementId: config.gaMeasurementId,
    externalSignIn: config.externalSignIn !== null,
    isTranslated: config.translator !== null,
    passkeyHost: config.passkeyHost,
    requiresContactNo: settings.requiresContactNo,
    eraseAfterDays: settings.eraseAfterDays,
    retention: settings.retention,
    firstYear: settings.firstYear,
    isKeptOnDevices: config.servesWorker,
    ownTexts: replacedPages(config.communityTexts),
    ...(headline !== null && { headline }),
    ...(sentence !== null && { sentence }),
    ...(settings.mark && { mark: smallMarkAddresses(settings.mark) }),
    ...(settings.contactEmail !== null && { contactEmail: settings.contactEmail }),
    ...(settings.areasOff.length > 0 && { areasOff: settings.areasOff }),
    ...(settings.languages.length > 0 && { languages: offeredLanguages() }),
    ...(settings.imprint && { imprint: settings.imprint.link ?? (true as const) }),
    ...(settings.homeSectionsOff.length > 0 && { homeSectionsOff: settings.homeSectionsOff }),
    ...(settings.goalsOff.length > 0 && { goalsOff: settings.goalsOff }),
    ...(settings.countsFlows && { countedRelease: packageJson.version }),
    ...(config.inspector === 'nobody' && { isWithoutInspector: true as const }),
    ...(settings.timeZone !== null && { timeZone: settings.timeZone }),
    ...(settings.points !== defaults.points && { pointsRule: settings.points }),
    ...(settings.registration === 'invitation' && { isByInvitation: true as const }),
    ...(settings.registration === 'approval' && { isByApproval: true as const }),
  };
}

/** Inserts the settings into the page, and the product's name into its title, after `before`. */
export function withPageSettings(html: string, settings: PageSettings, before?: string): string {
  const content = escapeHtml(JSON.stringify(settings));
  const name = before === undefined ? settings.appName : `${before} · ${settings.appName}`;
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(name)}</title>`)
    .replace('</head>', () => `  <meta name="page-settings" content="${content}" />\n  </head>`);
}
