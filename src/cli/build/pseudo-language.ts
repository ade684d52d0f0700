const VARIABLE = 'PAGE_PSEUDO_LANGUAGE';

/** Environment of a build for developers, which includes the pseudo-language. */
export const WITH_PSEUDO_LANGUAGE = { [VARIABLE]: 'yes' };

export const includesPseudoLanguage = (): boolean => process.env[VARIABLE] === WITH_PSEUDO_LANGUAGE[VARIABLE];
