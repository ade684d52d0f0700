import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  listCredentialMilestonesOptions,
  listCredentialMilestonesQueryKey,
} from '#generated/credentials/listCredentialMilestones.gen.ts';
import type { CredentialMilestone } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { usePageTitle } from '#platform/browser/page/use-page-title.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState, Repeat, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { EditMilestoneDialog, MakeMilestoneDialog } from './milestone-dialogs.tsx';
import { RetireMilestoneDialog } from './retire-milestone-dialog.tsx';

type Open = { is: 'make' } | { is: 'edit' | 'retire'; milestone: CredentialMilestone };

/** At how many points members get a credential. */
export function MilestonesPage() {
  const queryClient = useQueryClient();
  const read = useQuery({ ...listCredentialMilestonesOptions(), staleTime: 0 });
  const [open, setOpen] = useState<Open | null>(null);
  const milestones = read.data?.data.milestones;
  usePageTitle(say('credentials.milestones.title'));
  const close = () => setOpen(null);
  function finish(message: string) {
    close();
    toast({ message, tone: 'success' });
    void queryClient.invalidateQueries({ queryKey: listCredentialMilestonesQueryKey() });
  }
  return (
    <>
      <PageHeading
        size="area"
        lead={say('credentials.milestones.lead')}
        actions={
          milestones && <Button onClick={() => setOpen({ is: 'make' })}>{say('credentials.milestones.make')}</Button>
        }
      >
        {say('credentials.milestones.title')}
      </PageHeading>
      <div className="mt-8 grid gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div>
          {milestones ? (
            <Milestones milestones={milestones} onOpen={setOpen} />
          ) : read.isError ? (
            <FailedRead of={read} what={say('credentials.milestones.failed')} />
          ) : (
            <MilestonesLoading />
          )}
        </div>
        <About />
      </div>
      {open?.is === 'make' && (
        <MakeMilestoneDialog onDone={() => finish(say('credentials.milestones.made'))} onClose={close} />
      )}
      {open?.is === 'edit' && (
        <EditMilestoneDialog
          milestone={open.milestone}
          onDone={() => finish(say('credentials.milestones.changed'))}
          onClose={close}
        />
      )}
      {open?.is === 'retire' && (
        <RetireMilestoneDialog
          milestone={open.milestone}
          onDone={() => finish(say('credentials.milestones.retired'))}
          onClose={close}
        />
      )}
    </>
  );
}

interface MilestonesProps {
  milestones: readonly CredentialMilestone[];
  onOpen: (open: Open) => void;
}

function Milestones({ milestones, onOpen }: MilestonesProps) {
  const awarded = milestones.filter(({ isRetired }) => !isRetired);
  const retired = milestones.filter(({ isRetired }) => isRetired);
  return (
    <>
      {awarded.length === 0 ? (
        <EmptyState title={say('credentials.milestones.empty')}>{say('credentials.milestones.emptyHint')}</EmptyState>
      ) : (
        <ul aria-label={say('credentials.milestones.awarded')} className="divide-y divide-line border-y border-line">
          {awarded.map((milestone) => (
            <MilestoneRow key={milestone.id} milestone={milestone}>
              <div className="mt-3 flex flex-wrap gap-3">
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={say('credentials.milestones.editNamed', { name: milestone.name })}
                  onClick={() => onOpen({ is: 'edit', milestone })}
                >
                  {say('credentials.milestones.edit')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={say('credentials.milestones.retireNamed', { name: milestone.name })}
                  onClick={() => onOpen({ is: 'retire', milestone })}
                >
                  {say('credentials.milestones.retire')}
                </Button>
              </div>
            </MilestoneRow>
          ))}
        </ul>
      )}
      {retired.length > 0 && (
        <TitledSection id="retired" title={say('credentials.milestones.noLonger')} className="mt-12">
          <ul aria-labelledby="retired" className="mt-4 divide-y divide-line border-y border-line text-muted">
            {retired.map((milestone) => (
              <MilestoneRow key={milestone.id} milestone={milestone} />
            ))}
          </ul>
        </TitledSection>
      )}
    </>
  );
}

function MilestoneRow({ milestone, children }: { milestone: CredentialMilestone; children?: ReactNode }) {
  const { name, description, points } = milestone;
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="text-2xl leading-tight tabular-nums wrap-anywhere">
        {formatNumber(points)}
        <span className="block text-sm text-muted max-sm:ms-1.5 max-sm:inline">
          {say('credentials.milestones.points', { points })}
        </span>
      </p>
      <div className="min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line text-muted">
          {description}
        </p>
        {children}
      </div>
    </li>
  );
}

const ABOUT = [
  say('credentials.milestones.aboutAward'),
  say('credentials.milestones.aboutEnd'),
  say('credentials.milestones.aboutWords'),
];

const About = () => (
  <TitledSection
    id="about"
    title={say('credentials.milestones.aboutTitle')}
    size="lg"
    className="border-line max-xl:border-t max-xl:pt-6 xl:border-s xl:ps-8"
  >
    <ul className="mt-3 max-w-prose list-disc space-y-2 ps-5 text-muted marker:text-action">
      {ABOUT.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </TitledSection>
);

const MilestonesLoading = () => (
  <LoadingState label={say('credentials.milestones.loading')} className="divide-y divide-line border-y border-line">
    <Repeat times={3}>
      <div className="grid gap-6 py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Skeleton className="h-8 w-24" />
        <div className="space-y-2">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-8 w-40" />
        </div>
      </div>
    </Repeat>
  </LoadingState>
);
