import type { CurrentUser } from '../../../../../generated/types.gen.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Day } from '../../../../ui/day.tsx';

/** What the community's own records say of the person who reads it. */
export function ProfileSummary({ user }: { user: CurrentUser }) {
  const name = [user.name, user.lastName].filter(Boolean).join(' ');
  return (
    <section aria-label="Profile" className="mt-8 flex flex-wrap gap-x-8 gap-y-5">
      <Avatar name={name} src={user.avatar?.url} size="lg" />
      <dl className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        <Fact term="Name">{name}</Fact>
        <Fact term="Email">{user.email}</Fact>
        <Fact term="Location">{user.location}</Fact>
        <Fact term="Phone number">{user.contactNo}</Fact>
        <Fact term="Member since">
          <Day value={user.createdAt} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
