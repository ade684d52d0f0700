/** The settings sections in order, each loaded lazily. */
import type { ComponentType, LazyExoticComponent } from 'react';
import type { CurrentUser, Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';

export interface SectionProps {
  user: CurrentUser;
}

export interface DetailProps {
  id: string;
}

interface SettingsSection {
  slug: string;
  label: string;
  lead: string;
  Section: LazyExoticComponent<ComponentType<SectionProps>>;
  /** Left out, everyone has it. */
  role?: Role;
  /** The page of one of the things that the section lists, below its address. */
  Detail?: LazyExoticComponent<ComponentType<DetailProps>>;
}

const section = (
  slug: string,
  label: string,
  lead: string,
  load: () => Promise<ComponentType<SectionProps>>,
): SettingsSection => ({ slug, label, lead, Section: lazyPart(async () => ({ default: await load() })) });

const ALL_SECTIONS: readonly [SettingsSection, ...SettingsSection[]] = [
  section(
    'profile',
    say('app.sections.profile'),
    say('app.sections.profileIntro'),
    async () => (await import('./profile-section.tsx')).ProfileSection,
  ),
  section(
    'email',
    say('app.sections.email'),
    say('app.sections.emailIntro'),
    async () => (await import('#domains/auth/web/settings/email-section.tsx')).EmailSection,
  ),
  section(
    'password',
    say('app.sections.password'),
    say('app.sections.passwordIntro'),
    async () => (await import('#domains/auth/web/settings/password-section.tsx')).PasswordSection,
  ),
  section(
    'privacy',
    say('app.sections.privacy'),
    say('app.sections.privacyIntro'),
    async () => (await import('./privacy-with-blocks.tsx')).PrivacyWithBlocks,
  ),
  section(
    'notifications',
    say('app.sections.notifications'),
    say('app.sections.notificationsIntro'),
    async () => (await import('#domains/notifications/web/choices/notification-choices.tsx')).NotificationChoices,
  ),
  section(
    'language',
    say('app.sections.language'),
    say('app.sections.languageIntro'),
    async () => (await import('./language-section.tsx')).LanguageSection,
  ),
  section(
    'decisions',
    say('app.sections.decisions'),
    say('app.sections.decisionsIntro'),
    async () => (await import('#domains/moderation/web/mine/decisions-section.tsx')).DecisionsSection,
  ),
  section(
    'sessions',
    say('app.sections.sessions'),
    say('app.sections.sessionsIntro'),
    async () => (await import('#domains/auth/web/settings/sessions-section.tsx')).SessionsSection,
  ),
  section(
    'programs',
    say('app.sections.programs'),
    say('app.sections.programsIntro'),
    async () => (await import('#domains/auth/web/programs/programs-section.tsx')).ProgramsSection,
  ),
  {
    ...section(
      'webhooks',
      say('app.sections.webhooks'),
      say('app.sections.webhooksIntro'),
      async () => (await import('#domains/webhooks/web/list/webhooks-section.tsx')).WebhooksSection,
    ),
    Detail: lazyPart(async () => ({
      default: (await import('#domains/webhooks/web/detail/webhook-page.tsx')).WebhookPage,
    })),
  },
  {
    ...section(
      'community',
      say('settings.list.heading'),
      say('settings.list.lead'),
      async () => (await import('#domains/settings/web/community-section.tsx')).CommunitySection,
    ),
    role: 'Admin',
    Detail: lazyPart(async () => ({
      default: (await import('./community-page.tsx')).CommunityPage,
    })),
  },
  section(
    'data',
    say('app.sections.yourData'),
    say('app.sections.dataIntro'),
    async () => (await import('#domains/profiles/web/settings/data-section.tsx')).DataSection,
  ),
  section(
    'deactivate',
    say('app.sections.deactivateAccount'),
    say('app.sections.deactivateIntro'),
    async () => (await import('#domains/auth/web/settings/deactivation-section.tsx')).DeactivationSection,
  ),
];

export const sectionsOf = (role: Role): SettingsSection[] =>
  ALL_SECTIONS.filter((one) => one.role === undefined || one.role === role);
