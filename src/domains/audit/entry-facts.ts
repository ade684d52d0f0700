/**
 * What the code itself writes into an entry. The log stores it as data, unlike people's own words, since admins of
 * several languages read it.
 */
import type {
  AccountStatus,
  CommunityArea,
  HomeSection,
  ImportKind,
  RegistrationRule,
  Role,
  SettingKey,
} from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { isolate } from '#ui/shared/isolate.ts';

export type TitleFact =
  | { of: 'accounts'; format: string; filters: AccountFilters }
  | { of: 'opportunities'; whose: 'all' | 'own' }
  | { of: 'picture' }
  /** One that was imported. */
  | { of: 'table'; kind: ImportKind }
  /** A setting of the community. */
  | { of: 'setting'; key: SettingKey }
  /** All that is stored about the person who acts. */
  | { of: 'ownData' }
  /** Someone who hasn't given their name. */
  | { of: 'nameless' }
  /** Someone who was erased. */
  | { of: 'formerMember' }
  /** A comment, named by the title of its item. */
  | { of: 'comment'; on: string };

export type StateFact =
  | { of: 'rows'; count: number }
  /** Of an opportunity's rule to accept automatically. */
  | { of: 'minimumPoints'; points: number }
  | { of: 'off' }
  | { of: 'on' }
  /** Of a setting, what the product has of its own. */
  | { of: 'standard' }
  /** Of a setting that is too long for the log: the list of its changes has it. */
  | { of: 'own' }
  | { of: 'registration'; rule: RegistrationRule }
  /** The areas that a community does without, at least one. */
  | { of: 'areasOff'; areas: CommunityArea[] }
  /** The sections that the home page does without, at least one. */
  | { of: 'homeSectionsOff'; sections: HomeSection[] }
  /** Who has to have a second step, and after how many days of grace. */
  | { of: 'secondStepRule'; roles: Role[]; graceDays: number }
  /** Someone who has left. */
  | { of: 'formerMember' }
  | { of: 'noDescription' }
  /** When it ends, in ISO 8601. */
  | { of: 'until'; at: string };

export interface ReasonFact {
  of: 'deadlinePassed' | 'deletedByAuthor' | 'deletedByAdmin' | 'deletedWithArticle' | 'shownInThread';
}

interface AccountFilters {
  search?: string;
  role?: Role;
  status?: AccountStatus;
  from?: string;
  to?: string;
}

/** Stored as JSON. Properties are only added: the previous release still reads the present ones. */
export interface EntryFacts {
  title?: TitleFact;
  from?: StateFact;
  to?: StateFact;
  reason?: ReasonFact;
}

/** The contract's limit. */
const TITLE_LENGTH = 250;

/** Undefined where there are no facts: the stored words are shown then. */
export const sayFacts = ({ title, from, to, reason }: EntryFacts) => ({
  title: title && sayTitle(title),
  from: from && sayState(from),
  to: to && sayState(to),
  reason: reason && sayReason(reason),
});

/** A title in people's own words, or written by the code. */
export const sayTitled = (title: string | TitleFact): string => (typeof title === 'string' ? title : sayTitle(title));

export const sayReasoned = (reason: string | ReasonFact): string =>
  typeof reason === 'string' ? reason : sayReason(reason);

function sayTitle(fact: TitleFact): string {
  switch (fact.of) {
    case 'accounts':
      return sayAccounts(fact).slice(0, TITLE_LENGTH).toWellFormed();
    case 'opportunities':
      return fact.whose === 'all' ? say('audit.facts.allOpportunities') : say('audit.facts.ownOpportunities');
    case 'picture':
      return say('audit.facts.picture');
    case 'table':
      return say('audit.facts.table', { kind: fact.kind });
    case 'setting':
      return say('settings.name', { key: fact.key });
    case 'ownData':
      return say('audit.facts.ownData');
    case 'nameless':
      return say('people.names.nameless');
    case 'formerMember':
      return say('people.names.former');
    case 'comment':
      return say('audit.facts.commentOn', { title: isolate(fact.on) });
  }
}

function sayAccounts({ format, filters: { role, status, search, from, to } }: TitleFact & { of: 'accounts' }): string {
  const narrowed = [
    role && say('audit.facts.role', { role }),
    status && say('audit.facts.status', { status }),
    search && say('audit.facts.search', { search: isolate(search) }),
    from && say('audit.facts.from', { from }),
    to && say('audit.facts.to', { to }),
  ].flatMap((filter) => filter || []);
  if (narrowed.length === 0) return say('audit.facts.allAccounts', { format });
  return say('audit.facts.accounts', { filters: formatList(narrowed, 'unit'), format });
}

function sayState(fact: StateFact): string {
  switch (fact.of) {
    case 'rows':
      return say('audit.facts.rows', { count: fact.count });
    case 'minimumPoints':
      return say('audit.facts.minimumPoints', { points: fact.points });
    case 'off':
      return say('audit.facts.off');
    case 'on':
      return say('audit.facts.on');
    case 'standard':
      return say('audit.facts.standard');
    case 'own':
      return say('audit.facts.own');
    case 'registration':
      return say('settings.registration', { rule: fact.rule });
    case 'areasOff':
      return formatList(fact.areas.map((area) => say('settings.area', { area })));
    case 'homeSectionsOff':
      return formatList(fact.sections.map((section) => say('settings.homeSection', { section })));
    case 'secondStepRule':
      return say('audit.facts.secondStepRule', {
        roles: formatList(fact.roles.map((role) => say('audit.facts.everyone', { role }))),
        count: fact.graceDays,
      });
    case 'formerMember':
      return say('people.names.former');
    case 'noDescription':
      return say('audit.facts.noDescription');
    case 'until':
      return say('audit.facts.until', { moment: sayMoment(new Date(fact.at)) });
  }
}

function sayReason({ of }: ReasonFact): string {
  switch (of) {
    case 'deadlinePassed':
      return say('audit.facts.deadlinePassed');
    case 'deletedByAuthor':
      return say('audit.facts.deletedByAuthor');
    case 'deletedByAdmin':
      return say('audit.facts.deletedByAdmin');
    case 'deletedWithArticle':
      return say('audit.facts.deletedWithArticle');
    case 'shownInThread':
      return say('audit.facts.shownInThread');
  }
}
