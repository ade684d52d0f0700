import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { ButtonLink } from '../buttons/button-link.tsx';
import { TextLink } from '../buttons/text-link.tsx';
import { ArrowForwardIcon } from '../drawn/icons.tsx';

export function ButtonSpecimen() {
  const [isPending, setIsPending] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button>Submit for review</Button>
        <Button variant="secondary">Save draft</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete account</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg">Large</Button>
        <Button size="sm" variant="secondary">
          Small
        </Button>
        <Button disabled>Disabled</Button>
        <Button pending>Submit for review</Button>
        <Button variant="secondary" pending={isPending} onClick={() => setIsPending(true)}>
          Show pending
        </Button>
        <ButtonLink to="#forms" variant="secondary">
          A link <ArrowForwardIcon />
        </ButtonLink>
      </div>
      <p>
        Running text has <TextLink to="#forms">underlined links</TextLink>.
      </p>
    </>
  );
}
