/** What other domains' servers and src/app may use of settings; everything else here is private. */
export { settingsErasure } from './erasure.repository.ts';
export { rememberSettings, type Settings } from './remembered-settings.ts';
