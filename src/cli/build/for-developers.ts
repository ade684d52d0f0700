const VARIABLE = 'PAGE_PSEUDO_LANGUAGE';

/** In the environment of a build for developers, which also speaks the pseudo-language. */
export const WITH_PSEUDO_LANGUAGE = { [VARIABLE]: 'yes' };

export const speaksPseudoLanguage = (): boolean => process.env[VARIABLE] === WITH_PSEUDO_LANGUAGE[VARIABLE];
