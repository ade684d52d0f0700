import type { LaunchSteps } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export interface LaunchStep {
  key: Exclude<keyof LaunchSteps, 'isHidden'>;
  name: string;
  /** Where it's done. */
  to: string;
}

export const LAUNCH_STEPS: readonly LaunchStep[] = [
  { key: 'hasLook', name: say('operations.launch.look'), to: '/admin/settings/community/identity' },
  { key: 'hasJoining', name: say('operations.launch.joining'), to: '/admin/settings/community/joining' },
  { key: 'hasMail', name: say('operations.launch.mail'), to: '/admin/settings/community/mail' },
  { key: 'hasSecondSteps', name: say('operations.launch.secondStep'), to: '/admin/settings/password' },
  { key: 'hasBackup', name: say('operations.launch.backup'), to: '/admin/health' },
  { key: 'hasJudge', name: say('operations.launch.judges'), to: '/admin/users' },
  { key: 'hasCouncil', name: say('operations.launch.council'), to: '/councils' },
];
