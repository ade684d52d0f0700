/** Settings the page needs before its first call; embedded in the page as `<meta name="page-settings">`. */
import { replacedPages } from '../../config/community-texts.ts';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from './escape-html.ts';

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
  /** Whether people who are logged in can use the page without a network. */
  isKeptOnDevices: boolean;
  /** The pages whose text the operator wrote. */
  ownTexts: readonly string[];
}

export function pageSettingsOf(config: Config): PageSettings {
  return {
    appName: config.appName,
    mode: config.mode,
    gaMeasurementId: config.gaMeasurementId,
    externalSignIn: config.externalSignIn !== null,
    isTranslated: config.translator !== null,
    passkeyHost: config.passkeyHost,
    requiresContactNo: config.requiresContactNo,
    eraseAfterDays: config.eraseAfterDays,
    isKeptOnDevices: config.servesWorker,
    ownTexts: replacedPages(config.communityTexts),
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
