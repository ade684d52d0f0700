import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { hasSection, readPageSettings } from '#platform/browser/page/page-settings.ts';
import { RisingLines } from '#ui/drawn/rising-lines.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { GoalList } from './goal-list.tsx';
import { HowItWorks } from './how-it-works.tsx';

interface HomePageProps {
  /** The buttons of the first screen. */
  actions: ReactNode;

  /** Begins on the first screen. */
  thisWeek: ReactNode;

  featured: ReactNode;

  numbers: ReactNode;

  leaders: ReactNode;

  goals: ReactNode;

  opportunities: ReactNode;

  news: ReactNode;
  /** At the foot, for visitors. */
  invitation: ReactNode;
}

/**
 * Each language breaks the headline by hand, with room in every line, so that it has the same lines in a stand-in as in
 * its own face: the face can then replace the stand-in on the first visit without moving the page (`app/web/early`).
 */
const Lines = ({ text }: { text: string }) => <span className="block whitespace-pre-line">{text}</span>;

/** The same for every role; pending work is shown in the areas. */
export function HomePage({
  actions,
  thisWeek,
  featured,
  numbers,
  leaders,
  goals,
  opportunities,
  news,
  invitation,
}: HomePageProps) {
  const { headline, sentence } = readPageSettings();
  return (
    <>
      {/* A container query: for logged-in people the menu takes up part of the window. */}
      <section className="@container relative isolate overflow-hidden">
        <div className="mx-auto w-full max-w-7xl px-4 pt-8 pb-32 sm:px-8 sm:pt-12 sm:pb-36 @5xl:pt-12 @5xl:pb-40">
          <div className="max-w-3xl">
            <PageHeading size="display">
              <Lines text={headline ?? say('community.homePage.heading')} />
            </PageHeading>
            <p className="mt-6 max-w-[34rem] text-lg text-muted">{sentence ?? say('community.homePage.intro')}</p>
          </div>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{actions}</div>
        </div>
        <RisingLines
          crest={0.8}
          className="absolute inset-x-0 bottom-0 -z-10 h-32 w-full text-action sm:h-60 @5xl:h-72"
        />
      </section>
      {thisWeek}
      {hasSection('howItWorks') && <HowItWorks />}
      {featured}
      {numbers}
      {leaders}
      {hasSection('goals') && <GoalList>{goals}</GoalList>}
      {opportunities}
      {news}
      {invitation}
    </>
  );
}
