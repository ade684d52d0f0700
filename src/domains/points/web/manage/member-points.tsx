import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { GivePointsForm } from './give-points-form.tsx';
import { PersonLedger } from './person-ledger.tsx';
import { Recalculation } from './recalculation.tsx';

export function MemberPoints({ account }: { account: Account }) {
  const queryClient = useQueryClient();
  const { id, email, location, avatarUrl } = account;
  const name = accountNameOf(account);
  const [total, setTotal] = useState(account.points);

  function change(changed: number) {
    setTotal(changed);
    void makeStale(queryClient, 'points');
  }

  return (
    <div className="mt-10 max-w-5xl border-t border-line pt-8">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={avatarUrl ?? undefined} />
        <div className="min-w-0">
          <p dir="auto" className="text-lg leading-snug font-semibold break-words">
            {name}
          </p>
          <p className="text-sm break-words text-muted">
            {[email, isolate(sayLocation(location))].filter(Boolean).join(' · ')}
          </p>
          <p className="text-sm">
            <TextLink to={`/admin/users?person=${id}`}>{say('points.memberPoints.seeAccount')}</TextLink>
          </p>
        </div>
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PersonLedger userId={id} total={total} level={2} />
        <div className="space-y-10">
          <GivePointsForm userId={id} name={name} onGiven={change} />
          <Recalculation userId={id} name={name} onSummed={change} />
        </div>
      </div>
    </div>
  );
}
