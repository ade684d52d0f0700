/** Settings of a page for code that runs where there is no document to ask. */
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { providePageSettings } from '#platform/browser/page/page-settings.ts';

providePageSettings({
  appName: 'Groundswell',
  mode: 'demo',
  gaMeasurementId: null,
  externalSignIn: false,
  eraseAfterDays: 30,
  retention: DEFAULTS.retention,
  firstYear: 2000,
});
