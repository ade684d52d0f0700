/** The parts of the settings, in their order; each comes with its own code. */
import type { ComponentType, LazyExoticComponent } from 'react';
import type { CurrentUser } from '../../../generated/types.gen.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

export interface SectionProps {
  user: CurrentUser;
}

interface SettingsSection {
  /** In the address. */
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
    'Who you are to the community.',
    async () => (await import('./profile-section.tsx')).ProfileSection,
  ),
  section(
    'password',
    'Password',
    'A new one ends your sessions on every other device.',
    async () => (await import('../../domains/auth/web/settings/password-section.tsx')).PasswordSection,
  ),
  section(
    'privacy',
    'Privacy',
    'Who sees what of you. Your name, your picture and what you say about yourself are part of your profile, which members see.',
    async () => (await import('../../domains/members/web/settings/privacy-section.tsx')).PrivacySection,
  ),
  section(
    'notifications',
    'Notifications',
    'What you are told of, and how: on the page, by mail at once, or in one mail a day.',
    async () => (await import('../../domains/notifications/web/choices/notification-choices.tsx')).NotificationChoices,
  ),
  section(
    'sessions',
    'Sessions',
    'Where you are logged in.',
    async () => (await import('../../domains/auth/web/settings/sessions-section.tsx')).SessionsSection,
  ),
  section(
    'data',
    'Your data',
    'Everything that is kept about you, to take with you.',
    async () => (await import('../../domains/members/web/settings/data-section.tsx')).DataSection,
  ),
  section(
    'deactivate',
    'Leave',
    'Close your account. What you did for the community stays.',
    async () => (await import('../../domains/auth/web/settings/deactivation-section.tsx')).DeactivationSection,
  ),
];
