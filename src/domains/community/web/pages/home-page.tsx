import type { ReactNode } from 'react';
import { readPageSettings } from '../../../../platform/browser/page-settings.ts';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { RisingLines } from '../../../../ui/rising-lines.tsx';
import { GoalList } from '../components/goal-list.tsx';
import { HowItWorks } from '../components/how-it-works.tsx';

interface HomePageProps {
  /** The ways on from the first screen. */
  actions: ReactNode;
  /** What was done lately, with pictures. */
  featured: ReactNode;
  /** What the community came to so far. */
  numbers: ReactNode;
  /** Who did most of it. */
  leaders: ReactNode;
  /** The goals, with what was done for each. */
  goals: ReactNode;
  /** What the points of members open. */
  opportunities: ReactNode;
  /** What was written lately. */
  news: ReactNode;
  /** At the foot, for those who have not joined yet. */
  invitation: ReactNode;
}

/** For everybody; what a role has waiting stands in its own area. */
export function HomePage({
  actions,
  featured,
  numbers,
  leaders,
  goals,
  opportunities,
  news,
  invitation,
}: HomePageProps) {
  const { appName } = readPageSettings();
  return (
    <>
      {/* By its own width, since the menu of whoever is logged in stands beside it. */}
      <section className="@container relative isolate overflow-hidden">
        <div className="mx-auto w-full max-w-7xl px-4 pt-10 pb-52 sm:px-8 sm:pt-16 sm:pb-56 @5xl:pt-24 @5xl:pb-80">
          <div className="max-w-2xl">
            <PageHeading size="display">Small acts move the ground</PageHeading>
            <p className="mt-6 max-w-[34rem] text-lg text-muted">
              {appName} is a community that logs what it does for people and planet, checks it together, and lets it add
              up.
            </p>
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>
        </div>
        <RisingLines
          crest={0.8}
          className="absolute inset-x-0 bottom-0 -z-10 h-44 w-full text-action sm:h-80 @5xl:h-[36rem]"
        />
      </section>
      <HowItWorks />
      {featured}
      {numbers}
      {leaders}
      <GoalList>{goals}</GoalList>
      {opportunities}
      {news}
      {invitation}
    </>
  );
}
