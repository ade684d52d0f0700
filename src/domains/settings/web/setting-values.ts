/** Settings as the list of changes shows them. */
import { sayGoals } from '#domains/goals/goals.ts';
import { sayRule } from '#domains/points/say-rule.ts';
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import type { BuiltIn } from '#domains/vocabularies/entry-names.ts';
import type { CommunitySettingsPart, ListEntry, PointsRule, Retention, SettingKey } from '#generated/types.gen.ts';
import { ownNameOf } from '#languages/languages.ts';
import { formatList, formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { pageLanguage } from '#platform/browser/page/page-language.ts';
import { textForReader } from '#platform/shared/text-for-reader.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { DEFAULTS, isSameSetting } from '../declarations.ts';
import { BUILT_IN } from '../lists.ts';
import { KEPT, sayKept } from '../retention.ts';

/** Of an imprint. */
const SHOWN_LENGTH = 80;

/** @param values contain this setting. */
export function sayValue(key: SettingKey, values: CommunitySettingsPart): string {
  switch (key) {
    case 'headline':
    case 'sentence':
      return textForReader(values[key] ?? {}, pageLanguage()) ?? say('audit.facts.standard');
    case 'announcement':
      return textForReader(values.announcement?.text ?? {}, pageLanguage()) ?? say('settings.history.empty');
    case 'registration':
      return say('settings.registration', { rule: values.registration ?? 'open' });
    case 'requiresContactNo':
    case 'countsFlows':
      return values[key] ? say('audit.facts.on') : say('audit.facts.off');
    case 'areasOff':
      return (
        formatList((values.areasOff ?? []).map((area) => say('settings.area', { area }))) ||
        say('settings.history.empty')
      );
    case 'imprint':
      return (
        values.imprint?.link ??
        textForReader(values.imprint?.text ?? {}, pageLanguage())?.slice(0, SHOWN_LENGTH) ??
        say('settings.history.empty')
      );
    case 'homeSectionsOff':
      return (
        formatList((values.homeSectionsOff ?? []).map((section) => say('settings.homeSection', { section }))) ||
        say('settings.history.empty')
      );
    case 'goalsOff':
      return sayGoals(values.goalsOff ?? []) || say('settings.history.empty');
    case 'languages':
      return formatList((values.languages ?? []).map(ownNameOf)) || say('settings.languages.all');
    case 'defaultLanguage':
      return ownNameOf(values.defaultLanguage ?? '');
    case 'timeZone':
      return values.timeZone ?? say('settings.languages.ownZone');
    case 'emailDomains':
      return formatList(values.emailDomains ?? []) || say('settings.history.empty');
    case 'colours':
      return say('settings.colours.value', { main: values.colours?.main ?? 0, accent: values.colours?.accent ?? 0 });
    case 'newAccounts':
      return values.newAccounts?.days
        ? say('settings.newAccounts.value', values.newAccounts)
        : say('settings.newAccounts.off');
    case 'mark':
    case 'linkPicture':
      return values[key] ? say('audit.facts.own') : say('audit.facts.standard');
    case 'points':
      return sayOwnRule(values.points ?? STANDARD_RULE);
    case 'eventTypes':
    case 'opportunityTypes':
    case 'opportunityCategories':
      return sayOwnEntries(values[key] ?? [], BUILT_IN[key]);
    case 'retention':
      return sayOwnRetention(values.retention ?? DEFAULTS.retention);
    case 'firstYear':
      return String(values.firstYear);
    case 'quorum':
    case 'eraseAfterDays':
      return formatNumber(values[key] ?? 0);
    case 'name':
    case 'contactEmail':
      return values[key] || say('settings.history.empty');
  }
}

/** Only what differs from the default. */
function sayOwnEntries(entries: readonly ListEntry[], builtIn: BuiltIn): string {
  const nameOf = ({ id, names }: ListEntry) =>
    Object.keys(names).length === 0 ? (builtIn.get(id)?.() ?? '') : Object.values(names).join(' / ');
  const changed = entries
    .filter(({ names, isRetired }) => isRetired || Object.keys(names).length > 0)
    .map((entry) =>
      entry.isRetired ? say('settings.entries.retiredOf', { name: isolate(nameOf(entry)) }) : nameOf(entry),
    );
  const order = entries.map(({ id }) => id);
  const usual = [...builtIn.keys(), ...order.filter((id) => !builtIn.has(id))];
  if (!isSameSetting(order, usual)) {
    changed.push(say('settings.entries.inOrder', { names: formatList(entries.map(nameOf)) }));
  }
  return formatList(changed) || say('audit.facts.standard');
}

/** Only what differs from the default. */
function sayOwnRule(rule: PointsRule): string {
  const usual = sayRule(STANDARD_RULE);
  return formatList(sayRule(rule).filter((line) => !usual.includes(line))) || say('audit.facts.standard');
}

/** Only what differs from the default. */
function sayOwnRetention(retention: Retention): string {
  const changed = KEPT.filter((what) => retention[what] !== DEFAULTS.retention[what]);
  return formatList(changed.map((what) => sayKept(what, retention[what]))) || say('audit.facts.standard');
}
