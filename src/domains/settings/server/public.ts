/** What other domains' servers and src/app may use of settings; everything else here is private. */
export { listDecidedSubjects } from './decided-subjects.ts';
export { settingsErasure } from './erasure.repository.ts';
export { serveLook } from './look/serve-look.ts';
export { findMailTests } from './mail/mail-tests.repository.ts';
export { countForNewcomer, countLeftForNewcomer, type LimitedThing } from './newcomers.ts';
export { rememberSettings, type Settings } from './remembered-settings.ts';
