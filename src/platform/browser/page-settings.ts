/** What the server tells the page about itself, in `<meta name="page-settings">`. */
import * as z from 'zod/mini';

const zPageSettings = z.object({
  appName: z.string(),
  mode: z.enum(['demo', 'development', 'production']),
  gaMeasurementId: z.nullable(z.string()),
  externalSignIn: z.boolean(),
});

export type PageSettings = z.infer<typeof zPageSettings>;

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
  return content ? zPageSettings.parse(JSON.parse(content)) : WITHOUT;
}
