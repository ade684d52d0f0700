/** What is left to do when a community starts. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keysOf } from '#domains/settings/declarations.ts';
import { getSecondStepRuleOptions } from '#generated/auth/getSecondStepRule.gen.ts';
import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import { getCommunitySettingsOptions } from '#generated/settings/getCommunitySettings.gen.ts';
import { getMailSetupOptions } from '#generated/settings/getMailSetup.gen.ts';
import type { CommunitySettingsState, SettingKey } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckIcon } from '#ui/drawn/icons.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

interface FirstStep {
  name: string;
  to: string;
  isDone: boolean;
}

/** In this browser, an admin has put the list away. */
const PUT_AWAY = 'groundswell.first-steps';

/** Until all are done, or an admin puts it away. The demo's community has long begun. */
export function FirstSteps({ className }: { className?: string }) {
  const [isPutAway, setPutAway] = useState(() => localStorage.getItem(PUT_AWAY) !== null);
  const isShown = !isPutAway && readPageSettings().mode !== 'demo';
  const steps = useFirstSteps(isShown);
  if (!isShown || !steps || steps.every(({ isDone }) => isDone)) return null;
  function putAway() {
    localStorage.setItem(PUT_AWAY, '1');
    setPutAway(true);
  }
  return (
    <TitledSection id="first-steps" title={say('app.firstSteps.title')} size="2xl" className={className}>
      <p className="mt-2 text-muted">
        {say('app.firstSteps.done', { done: steps.filter(({ isDone }) => isDone).length, count: steps.length })}
      </p>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {steps.map(({ name, to, isDone }) => (
          <li key={to} className="flex min-h-11 items-center gap-3 py-2">
            <span className="grid size-6 shrink-0 place-items-center rounded-full border border-control">
              {isDone && <CheckIcon className="size-4 text-link" />}
            </span>
            <Link to={to} className="text-link underline underline-offset-4 hover:text-ink">
              {name}
            </Link>
            {isDone && <span className="text-sm text-muted">{say('app.firstSteps.isDone')}</span>}
          </li>
        ))}
      </ol>
      <Button variant="quiet" size="sm" className="mt-3" onClick={putAway}>
        {say('app.firstSteps.putAway')}
      </Button>
    </TitledSection>
  );
}

/** @returns undefined until all is known: a list that changes under the reader's eyes would be worse than none. */
function useFirstSteps(enabled: boolean): FirstStep[] | undefined {
  const settings = useQuery({ ...getCommunitySettingsOptions(), enabled }).data?.data;
  const staff = useQuery({ ...getSecondStepRuleOptions(), enabled }).data?.data.staff;
  const community = useQuery({ ...getCommunityStatsOptions(), enabled }).data?.data;
  const mail = useQuery({ ...getMailSetupOptions(), enabled }).data?.data;
  if (!settings || !staff || !community || !mail) return undefined;
  const peopleOf = (role: string) => staff.find((one) => one.role === role);
  return [
    {
      name: say('app.firstSteps.look'),
      to: '/admin/settings/community/identity',
      isDone: isDecided(settings, [...keysOf('identity'), ...keysOf('home')]),
    },
    {
      name: say('app.firstSteps.joining'),
      to: '/admin/settings/community/joining',
      isDone: isDecided(settings, keysOf('joining')),
    },
    { name: say('app.firstSteps.mail'), to: '/admin/settings/community/mail', isDone: mail.isSent && mail.isSigned },
    { name: say('app.firstSteps.judges'), to: '/admin/users', isDone: (peopleOf('Judge')?.people ?? 0) > 0 },
    { name: say('app.firstSteps.council'), to: '/councils', isDone: community.totals.councils > 0 },
    {
      name: say('app.firstSteps.secondStep'),
      to: '/admin/settings/password',
      isDone: peopleOf('Admin')?.without === 0,
    },
  ];
}

/** By an admin, or by the environment. */
const isDecided = ({ changes, fixed }: CommunitySettingsState, keys: readonly SettingKey[]): boolean =>
  [...changes, ...fixed].some(({ key }) => keys.includes(key));
