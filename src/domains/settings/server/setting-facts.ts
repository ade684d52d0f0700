/** A setting's value as the audit log stores it: texts as they are, everything else as facts. */
import type { CommunitySettings, SettingKey, TextInLanguages } from '#generated/types.gen.ts';
import { ownNameOf } from '#languages/languages.ts';
import { DEFAULTS, isSameSetting } from '../declarations.ts';

/** The contract's limit of a state in the log. */
const MAX_LENGTH = 100;

const STANDARD = { of: 'standard' } as const;

export function factOf(key: SettingKey, values: CommunitySettings) {
  switch (key) {
    case 'headline':
    case 'sentence':
      return textOf(values[key]);
    case 'announcement':
      return textOf(values.announcement?.text ?? {});
    case 'registration':
      return { of: 'registration', rule: values.registration } as const;
    case 'requiresContactNo':
    case 'countsFlows':
      return { of: values[key] ? 'on' : 'off' } as const;
    case 'areasOff':
      return values.areasOff.length === 0 ? STANDARD : ({ of: 'areasOff', areas: values.areasOff } as const);
    case 'imprint':
      return shorten(values.imprint?.link ?? Object.values(values.imprint?.text ?? {})[0] ?? '');
    case 'homeSectionsOff':
      return values.homeSectionsOff.length === 0
        ? STANDARD
        : ({ of: 'homeSectionsOff', sections: values.homeSectionsOff } as const);
    case 'goalsOff':
      return shorten(values.goalsOff.join(', '));
    case 'languages':
      return shorten(values.languages.map(ownNameOf).join(', '));
    case 'defaultLanguage':
      return ownNameOf(values.defaultLanguage);
    case 'timeZone':
      return shorten(values.timeZone ?? '');
    case 'emailDomains':
      return shorten(values.emailDomains.join(', '));
    case 'colours':
      return `${values.colours.main}°, ${values.colours.accent}°`;
    case 'newAccounts':
      return { of: values.newAccounts.days === 0 ? 'off' : 'own' } as const;
    case 'mark':
    case 'linkPicture':
      return values[key] === null ? STANDARD : ({ of: 'own' } as const);
    case 'points':
    case 'retention':
    case 'eventTypes':
    case 'opportunityTypes':
    case 'opportunityCategories':
      return isSameSetting(values[key], DEFAULTS[key]) ? STANDARD : ({ of: 'own' } as const);
    case 'quorum':
    case 'firstYear':
    case 'eraseAfterDays':
      return String(values[key]);
    case 'name':
    case 'contactEmail':
      return shorten(values[key] ?? '');
  }
}

const textOf = (texts: TextInLanguages) => shorten(Object.values(texts)[0] ?? '');

const shorten = (text: string) => (text === '' ? STANDARD : text.slice(0, MAX_LENGTH).toWellFormed());
