import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { homeStatsOptions } from './home-stats.ts';
import { ImpactGoals } from './impact-charts.tsx';

/** The goals with their impacts; just their names until there are any. */
export function CommunityGoals({ names }: { names: ReactNode }) {
  const { data: stats } = useQuery(homeStatsOptions());
  if (!stats || stats.totals.impacts === 0) return names;
  return <ImpactGoals goals={stats.goals} hasAll />;
}
