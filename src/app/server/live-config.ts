import { DEFAULTS } from '#domains/settings/declarations.ts';
import type { Settings } from '#domains/settings/server/public.ts';
import type { CommunitySettings } from '#generated/types.gen.ts';
import type { Config, LiveConfig } from '#platform/server/config/config.ts';

export const withSettings = (config: Config, settings: Pick<Settings, 'now'>): LiveConfig => ({
  ...config,
  get appName() {
    return settings.now.name;
  },
  get requiresContactNo() {
    return settings.now.requiresContactNo;
  },
  get eraseAfterDays() {
    return settings.now.eraseAfterDays;
  },
  get retention() {
    return settings.now.retention;
  },
});

/** As long as admins have decided nothing. */
export const firstSettings = ({ fixedSettings }: Pick<Config, 'fixedSettings'>): CommunitySettings => ({
  ...DEFAULTS,
  ...fixedSettings,
});
