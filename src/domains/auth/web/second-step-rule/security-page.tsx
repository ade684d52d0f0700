import { useQuery } from '@tanstack/react-query';
import { getSecondStepRuleOptions } from '#generated/auth/getSecondStepRule.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { HeldTokens } from '../programs/held-tokens.tsx';
import { OriginsSection } from '../programs/origins-section.tsx';
import { ProofSection } from '../proofs/proof-section.tsx';
import { RuleForm } from './rule-form.tsx';
import { StaffTable } from './staff-table.tsx';

/** Who has to have a second step, who of the staff has none, and which programs may do something. */
export function SecurityPage() {
  const read = useQuery({ ...getSecondStepRuleOptions(), staleTime: 0 });
  const rule = read.data?.data;
  return (
    <>
      <PageHeading size="area" lead={say('auth.securityPage.lead')}>
        {say('auth.securityPage.heading')}
      </PageHeading>
      {rule ? (
        <div className="mt-10 grid max-w-5xl items-start gap-x-16 gap-y-12 xl:grid-cols-2">
          <RuleForm rule={rule} />
          <StaffTable staff={rule.staff} />
        </div>
      ) : read.isError ? (
        <FailedRead of={read} className="mt-8" what={say('auth.securityPage.failed')} />
      ) : (
        <LoadingState label={say('auth.securityPage.loading')} className="mt-10 max-w-lg">
          <SkeletonText lines={8} />
        </LoadingState>
      )}
      <div className="mt-12 max-w-5xl space-y-12">
        <ProofSection />
        <HeldTokens />
        <OriginsSection />
      </div>
    </>
  );
}
