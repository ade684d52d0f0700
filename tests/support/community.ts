import { DEFAULTS } from '#domains/settings/declarations.ts';

/** A community whose admins have decided nothing. */
export const COMMUNITY = {
  site: { appName: 'Groundswell', origin: 'https://groundswell.example' },
  settings: { now: DEFAULTS },
};
