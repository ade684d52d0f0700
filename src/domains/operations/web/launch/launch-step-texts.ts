import type { LaunchSteps } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasPage } from '#platform/browser/page/has-page.ts';

export interface LaunchStep {
  key: Exclude<keyof LaunchSteps, 'isHidden'>;
  name: string;
  /** Where it's done. */
  to: string;
}

const LAUNCH_STEPS: readonly LaunchStep[] = [
  { key: 'hasLook', name: say('operations.launch.look'), to: '/admin/settings/community/identity' },
  { key: 'hasJoining', name: say('operations.launch.joining'), to: '/admin/settings/community/joining' },
  { key: 'hasMail', name: say('operations.launch.mail'), to: '/admin/settings/community/mail' },
  { key: 'hasSecondSteps', name: say('operations.launch.secondStep'), to: '/admin/settings/password' },
  { key: 'hasBackup', name: say('operations.launch.backup'), to: '/admin/health' },
  { key: 'hasJudge', name: say('operations.launch.judges'), to: '/admin/users' },
  { key: 'hasCouncil', name: say('operations.launch.council'), to: '/councils' },
];

/** Without those of areas that the community does without. */
export const openLaunchSteps = (): LaunchStep[] => LAUNCH_STEPS.filter(({ to }) => hasPage(to));
