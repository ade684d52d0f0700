import type { Application } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** The applicant's contact details, or why they're hidden. */
export function ApplicantContact({ application }: { application: Application }) {
  const { email, phone, state, sharesContact, sharesPhone } = application;
  if (email) {
    return (
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <a dir="ltr" href={`mailto:${email}`} className="text-link underline underline-offset-4 break-words">
          {email}
        </a>
        {phone && (
          <a
            dir="ltr"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="text-link underline underline-offset-4"
          >
            {phone}
          </a>
        )}
      </p>
    );
  }
  if (state === 'withdrawn') return null;
  return <p className="text-muted">{sayWhyHidden(state, sharesContact, sharesPhone)}</p>;
}

function sayWhyHidden(state: Application['state'], sharesContact: boolean, sharesPhone: boolean): string {
  if (!sharesContact) return say('opportunities.applicantContact.unshared');
  if (state !== 'requested') return say('opportunities.applicantContact.pending');
  return sharesPhone
    ? say('opportunities.applicantContact.emailAndPhone')
    : say('opportunities.applicantContact.emailOnly');
}
