/** A setting's value as the audit log stores it: texts as they are, everything else as facts. */
import type { SettingKey, TextInLanguages } from '#generated/types.gen.ts';
import { type AllSettings, DEFAULTS, isSameSetting } from '../declarations.ts';

/** The contract's limit of a state in the log. */
const MAX_LENGTH = 100;

export function factOf(key: SettingKey, values: AllSettings) {
  switch (key) {
    case 'headline':
    case 'sentence':
      return textOf(values[key]);
    case 'announcement':
      return textOf(values.announcement?.text ?? {});
    case 'registration':
      return { of: 'registration', rule: values.registration } as const;
    case 'requiresContactNo':
      return { of: values.requiresContactNo ? 'on' : 'off' } as const;
    case 'emailDomains':
      return shorten(values.emailDomains.join(', '));
    case 'points':
      return isSameSetting(values[key], DEFAULTS[key]) ? ({ of: 'standard' } as const) : ({ of: 'own' } as const);
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

const shorten = (text: string) =>
  text === '' ? ({ of: 'standard' } as const) : text.slice(0, MAX_LENGTH).toWellFormed();
