import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';

export function Invitation() {
  return (
    <section aria-labelledby="join" data-theme="dark">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 py-16 sm:px-8 lg:py-20">
        <div>
          <h2 id="join" className="max-w-[18ch] text-4xl">
            {say('community.invitation.heading')}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{say('community.invitation.hint')}</p>
        </div>
        <ButtonLink to="/auth/register" size="lg">
          {say('community.invitation.register')}
        </ButtonLink>
      </div>
    </section>
  );
}
