import type { ReactNode } from 'react';
import type { UserProfile } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ordinal } from '#ui/text/ordinal.ts';
import { sayHidden } from '../person-texts.ts';

type Figures = Pick<UserProfile, 'name' | 'rank' | 'points' | 'verifiedImpacts' | 'councils' | 'hiddenParts'>;

export function ProfileFigures({ profile }: { profile: Figures }) {
  const { name, rank, points, verifiedImpacts, councils, hiddenParts } = profile;
  const hidden = sayHidden(name, hiddenParts, ['leaderboard']);
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 sm:flex sm:flex-wrap sm:gap-x-12">
        {rank !== null && hasArea('leaderboard') && (
          <Figure name={<TextLink to="/leaderboard">{say('profiles.profileFigures.rank')}</TextLink>} isMain>
            {ordinal(rank)}
          </Figure>
        )}
        {points !== null && (
          <Figure name={say('profiles.profileFigures.points', { count: points })}>{formatNumber(points)}</Figure>
        )}
        {verifiedImpacts !== null && (
          <Figure name={say('profiles.profileFigures.verifiedImpacts', { count: verifiedImpacts })}>
            {formatNumber(verifiedImpacts)}
          </Figure>
        )}
        {councils !== null && hasArea('councils') && (
          <Figure name={say('profiles.profileFigures.councils', { count: councils })}>{formatNumber(councils)}</Figure>
        )}
      </dl>
      {hidden && <p className="mt-5 text-muted">{hidden}</p>}
    </>
  );
}

const Figure = ({ name, isMain = false, children }: { name: ReactNode; isMain?: boolean; children: ReactNode }) => (
  <div
    className={`flex min-w-0 flex-col-reverse justify-end border-s-4 ps-4 ${isMain ? 'border-accent' : 'border-line'}`}
  >
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-display text-3xl tabular-nums">{children}</dd>
  </div>
);
