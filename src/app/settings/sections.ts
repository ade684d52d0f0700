/** The settings sections in order, each loaded lazily. */
import type { ComponentType, LazyExoticComponent } from 'react';
import type { CurrentUser } from '#generated/types.gen.ts';
import { lazyPart } from '#ui/lazy-part.ts';

export interface SectionProps {
  user: CurrentUser;
}

interface SettingsSection {
  slug: string;
  label: string;
  lead: string;
  Section: LazyExoticComponent<ComponentType<SectionProps>>;
}

const section = (
  slug: string,
  label: string,
  lead: string,
  load: () => Promise<ComponentType<SectionProps>>,
): SettingsSection => ({ slug, label, lead, Section: lazyPart(async () => ({ default: await load() })) });

export const SETTINGS_SECTIONS: readonly [SettingsSection, ...SettingsSection[]] = [
  section(
    'profile',
    'Profile',
    'How you appear to the community.',
    async () => (await import('./profile-section.tsx')).ProfileSection,
  ),
  section(
    'password',
    'Password',
    'Changing your password logs you out on all other devices.',
    async () => (await import('#domains/auth/web/settings/password-section.tsx')).PasswordSection,
  ),
  section(
    'privacy',
    'Privacy',
    'Choose who sees what. Members always see your name, picture and bio.',
    async () => (await import('./privacy-with-blocks.tsx')).PrivacyWithBlocks,
  ),
  section(
    'notifications',
    'Notifications',
    'Choose what we notify you about, and how.',
    async () => (await import('#domains/notifications/web/choices/notification-choices.tsx')).NotificationChoices,
  ),
  section(
    'decisions',
    'Decisions',
    'What was decided about you under the community rules.',
    async () => (await import('#domains/care/web/mine/decisions-section.tsx')).DecisionsSection,
  ),
  section(
    'sessions',
    'Sessions',
    'Where you’re logged in.',
    async () => (await import('#domains/auth/web/settings/sessions-section.tsx')).SessionsSection,
  ),
  section(
    'data',
    'Your data',
    'Download everything we keep about you.',
    async () => (await import('#domains/profiles/web/settings/data-section.tsx')).DataSection,
  ),
  section(
    'deactivate',
    'Deactivate account',
    'Your contributions to the community stay.',
    async () => (await import('#domains/auth/web/settings/deactivation-section.tsx')).DeactivationSection,
  ),
];
