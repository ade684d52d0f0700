import { TextLink } from '#ui/text-link.tsx';

export function BecomingPartner() {
  return (
    <section aria-labelledby="becoming" className="space-y-4">
      <h2 id="becoming" className="text-2xl">
        How an organisation joins
      </h2>
      <p>By invitation. An admin invites someone from the organisation, who registers and gets a partner account.</p>
      <p>
        Partners describe their opportunities. An admin verifies each one and sets the points needed; the partner
        chooses among the applicants.
      </p>
      <p>
        Already have a partner account? <TextLink to="/auth/login">Log in</TextLink>
      </p>
    </section>
  );
}
