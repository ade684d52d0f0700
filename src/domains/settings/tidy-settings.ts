/** Settings in normal form, and what is wrong with them beyond what the contract says. */

import type {
  Announcement,
  CommunitySettings,
  CommunitySettingsPart,
  FieldError,
  Imprint,
  TextInLanguages,
} from '#generated/types.gen.ts';
import { isListed, LANGUAGES, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { tidyText } from '#platform/shared/prose.ts';
import { isTimeZone } from '#platform/shared/time-zone.ts';
import { findColourFault } from './colours.ts';
import { findListFaults, LIST_KEYS, type ListKey, tidyEntries } from './lists.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DOMAIN = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,}$/;

/** Texts without superfluous spaces, domains in lower case. */
export function tidySettings(values: CommunitySettingsPart): CommunitySettingsPart {
  const { name, headline, sentence, contactEmail, announcement, emailDomains, imprint } = values;
  const lists = LIST_KEYS.flatMap((key) => (values[key] ? [[key, tidyEntries(values[key])] as const] : []));
  return {
    ...values,
    ...Object.fromEntries(lists),
    ...(name !== undefined && { name: tidyText(name) }),
    ...(headline && { headline: tidyTexts(headline) }),
    ...(sentence && { sentence: tidyTexts(sentence) }),
    ...(contactEmail !== undefined && { contactEmail: contactEmail?.trim() || null }),
    ...(imprint && { imprint: tidyImprint(imprint) }),
    ...(announcement && { announcement: tidyAnnouncement(announcement) }),
    ...(emailDomains && {
      emailDomains: [...new Set(emailDomains.map(tidyDomain))].filter((domain) => domain !== '').sort(),
    }),
  };
}

/** Of settings in normal form. @param current those that apply, from which others are left out. */
export function findSettingFaults(
  values: CommunitySettingsPart,
  current: Pick<CommunitySettings, 'defaultLanguage'> & Partial<Pick<CommunitySettings, ListKey>> = {
    defaultLanguage: SOURCE_LANGUAGE,
  },
): FieldError[] {
  const { name, colours, contactEmail, announcement, emailDomains } = values;
  const { languages, defaultLanguage, timeZone, imprint, retention } = values;
  const faults: FieldError[] = findListFaults(values, defaultLanguage ?? current.defaultLanguage, current);
  if (name === '') faults.push({ field: 'name', message: say('settings.faults.communityName') });
  const colourFault = colours ? findColourFault(colours) : null;
  if (colourFault) faults.push({ field: 'colours', message: say('settings.faults.colours', { fault: colourFault }) });
  if (contactEmail && !EMAIL.test(contactEmail)) {
    faults.push({ field: 'contactEmail', message: say('settings.faults.email') });
  }
  const wrong = emailDomains?.find((domain) => !DOMAIN.test(domain));
  if (wrong !== undefined) {
    faults.push({ field: 'emailDomains', message: say('settings.faults.domain', { domain: wrong }) });
  }
  const unknown = languages?.find((code) => !isListed(code));
  if (unknown !== undefined) {
    faults.push({ field: 'languages', message: say('settings.faults.language', { code: unknown }) });
  }
  if (defaultLanguage !== undefined && !isListed(defaultLanguage)) {
    faults.push({ field: 'defaultLanguage', message: say('settings.faults.language', { code: defaultLanguage }) });
  }
  if (timeZone && !isTimeZone(timeZone)) {
    faults.push({ field: 'timeZone', message: say('settings.faults.timeZone') });
  }
  if (imprint) {
    if (imprint.link === null && Object.keys(imprint.text).length === 0)
      faults.push({ field: 'imprint', message: say('settings.faults.imprint') });
    if (imprint.link !== null && !isElsewhere(imprint.link))
      faults.push({ field: 'imprint', message: say('settings.faults.imprintLink') });
  }
  if (announcement) faults.push(...findAnnouncementFaults(announcement));
  if (retention && retention.readNotifications > retention.notifications) {
    faults.push({ field: 'retention', message: say('settings.faults.readLonger') });
  }
  return faults;
}

/** Of settings that are to replace some of those stored: the default language has to be one of those offered. */
export function findDefaultFaults(values: CommunitySettingsPart, stored: CommunitySettings): FieldError[] {
  if (values.languages === undefined && values.defaultLanguage === undefined) return [];
  const { languages, defaultLanguage } = { ...stored, ...values };
  // An empty list offers all.
  if (languages.length === 0 || languages.includes(defaultLanguage) || !isListed(defaultLanguage)) return [];
  const field = values.defaultLanguage === undefined ? 'languages' : 'defaultLanguage';
  return [{ field, message: say('settings.faults.defaultLanguage', { language: LANGUAGES[defaultLanguage] }) }];
}

function findAnnouncementFaults({ text, link, from, until }: Announcement): FieldError[] {
  const faults: FieldError[] = [];
  if (Object.keys(text).length === 0)
    faults.push({ field: 'announcement', message: say('settings.faults.announcementText') });
  if (link !== null && !isLink(link)) faults.push({ field: 'announcement', message: say('settings.faults.link') });
  if (from !== null && until !== null && until <= from) {
    faults.push({ field: 'announcement', message: say('settings.faults.until') });
  }
  return faults;
}

/** A path of this site, or an address elsewhere that is encrypted. */
const isLink = (link: string): boolean => /^\/(?![/\\])/.test(link) || isElsewhere(link);

const isElsewhere = (link: string): boolean => URL.canParse(link) && new URL(link).protocol === 'https:';

/** Lines stay as they are: they are Markdown. */
const tidyImprint = ({ text, link }: Imprint): Imprint => ({
  text: tidyTexts(text, (one) => one.trim()),
  link: link?.trim() || null,
});

const tidyAnnouncement = ({ text, link, from, until }: Announcement): Announcement => ({
  text: tidyTexts(text),
  link: link?.trim() || null,
  from: from && new Date(from).toISOString(),
  until: until && new Date(until).toISOString(),
});

/** Without those that are empty. */
const tidyTexts = (texts: TextInLanguages, tidy: (text: string) => string = tidyText): TextInLanguages =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, tidy(text ?? '')])
      .filter(([, text]) => text !== ''),
  );

const tidyDomain = (domain: string): string => domain.trim().toLowerCase().replace(/^@/, '');
