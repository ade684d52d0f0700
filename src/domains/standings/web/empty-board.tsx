import type { LeaderboardPeriod } from '../../../../generated/types.gen.ts';
import type { Viewer } from '../../../platform/browser/viewer.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { boardPath } from './board-address.ts';
import { sayPeriod } from './board-words.ts';

export const EmptyBoard = ({ period, viewer }: { period: LeaderboardPeriod; viewer: Viewer | null }) => (
  <EmptyState
    title={`Nobody has points ${sayPeriod(period, new Date())} yet`}
    className="mt-6"
    action={
      <>
        {viewer?.role === 'Member' && <ButtonLink to="/dashboard/impacts/new">Log an impact</ButtonLink>}
        {!viewer && <ButtonLink to="/auth/register">Create an account</ButtonLink>}
        {period !== 'all' && (
          <ButtonLink to={boardPath({ period: 'all' })} variant="secondary">
            See all time
          </ButtonLink>
        )}
      </>
    }
  >
    An impact that a judge has verified brings points, on the day it is verified. The first one opens the list.
  </EmptyState>
);
