import { TextLink } from '../../../../ui/text-link.tsx';

/** Beside the list of partners. */
export function BecomingPartner() {
  return (
    <section aria-labelledby="becoming" className="space-y-4">
      <h2 id="becoming" className="text-2xl">
        How an organization joins
      </h2>
      <p>
        By invitation. An administrator sends one to a person of the organization, who registers with it and then has a
        partner account.
      </p>
      <p>
        Partners publish what they offer. An administrator verifies it and says how many points open it; the partner
        chooses among those who apply.
      </p>
      <p>
        You have a partner account already? <TextLink to="/auth/login">Log in</TextLink>
      </p>
    </section>
  );
}
