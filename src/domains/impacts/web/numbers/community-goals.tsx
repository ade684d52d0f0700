import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import { ImpactGoals } from './impact-charts.tsx';

/** The goals with their impacts; just their names until there are any. */
export function CommunityGoals({ names }: { names: ReactNode }) {
  const { data } = useQuery(getCommunityStatsOptions());
  const stats = data?.data;
  if (!stats || stats.totals.impacts.impacts === 0) return names;
  return <ImpactGoals goals={stats.goals} hasAll />;
}
