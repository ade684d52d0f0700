/** What the page must know before it makes a call; embedded in the page as `<meta name="page-settings">`. */
import type { Config } from '../config/config.ts';

export interface PageSettings {
  appName: string;
  mode: string;
  gaMeasurementId: string | null;
  externalSignIn: boolean;
}

export function pageSettingsOf(config: Config): PageSettings {
  return {
    appName: config.appName,
    mode: config.mode,
    gaMeasurementId: config.gaMeasurementId,
    externalSignIn: config.externalSignIn !== null,
  };
}

/** Writes them into the page, the product's name into its title, behind what stands `before` it. */
export function withPageSettings(html: string, settings: PageSettings, before?: string): string {
  const content = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const name = before === undefined ? settings.appName : `${before} · ${settings.appName}`;
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  <meta name="page-settings" content="${content}" />\n  </head>`);
}
