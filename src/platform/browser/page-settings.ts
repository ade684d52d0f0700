/** What the server tells the page about itself, in `<meta name="page-settings">`. */

export interface PageSettings {
  appName: string;
  mode: 'demo' | 'development' | 'production';
  gaMeasurementId: string | null;
  externalSignIn: boolean;
}

/** A page that comes without settings offers nothing that has to be configured. */
const WITHOUT: PageSettings = {
  appName: 'Groundswell',
  mode: 'production',
  gaMeasurementId: null,
  externalSignIn: false,
};

/** Throws where the settings are there and not what the page understands. */
export function readPageSettings(): PageSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="page-settings"]')?.content;
  if (!content) return WITHOUT;
  const settings: unknown = JSON.parse(content);
  if (!isPageSettings(settings)) throw new Error(`The page does not understand its settings: ${content}`);
  return settings;
}

const MODES: readonly unknown[] = ['demo', 'development', 'production'];

/** By hand, since a validation library would come with the first page for this alone. */
function isPageSettings(value: unknown): value is PageSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { appName, mode, gaMeasurementId, externalSignIn } = value as Record<keyof PageSettings, unknown>;
  return (
    typeof appName === 'string' &&
    MODES.includes(mode) &&
    (gaMeasurementId === null || typeof gaMeasurementId === 'string') &&
    typeof externalSignIn === 'boolean'
  );
}
