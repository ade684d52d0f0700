import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { ButtonLink } from '../buttons/button-link.tsx';
import { TextLink } from '../buttons/text-link.tsx';
import { ThemeSwitch } from '../buttons/theme-switch.tsx';
import { ArrowForwardIcon } from '../drawn/icons.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import { PageHeading } from '../text/page-heading.tsx';
import { SectionBreak } from '../text/section-break.tsx';
import { SkipLink } from '../text/skip-link.tsx';
import { ColourSpecimen } from './colour-specimen.tsx';
import { DrawingSpecimen } from './drawing-specimen.tsx';
import { FormSpecimen } from './form-specimen.tsx';
import { ListSpecimen } from './list-specimen.tsx';
import { MapSpecimen } from './map-specimen.tsx';
import { OverlaySpecimen } from './overlay-specimen.tsx';
import { Specimen } from './specimen.tsx';
import { TypeSpecimen } from './type-specimen.tsx';
import { VoiceSpecimen } from './voice-specimen.tsx';

/**
 * Every component in every state, for developers. Specimens that need more than the design system are passed as children.
 */
export function ShowcasePage({ children }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 pt-12 pb-24 outline-none sm:px-8">
        <PageHeading
          size="display"
          kicker="Design system"
          lead="One motif, five pigments, two typefaces: every component in every state."
          actions={<ThemeSwitch />}
        >
          Drawn from contour lines
        </PageHeading>
        <SectionBreak className="mt-8 mb-0" />
        <Specimen id="colour" title="Colour" note="Both themes share the same names. Text contrast is 4.5:1 or better.">
          <ColourSpecimen />
        </Specimen>
        <Specimen id="type" title="Type" note="A serif for titles, a quiet sans for the rest.">
          <TypeSpecimen />
        </Specimen>
        <Specimen id="voice" title="Voice" note="Plain British English, in as few words as it takes.">
          <VoiceSpecimen />
        </Specimen>
        <Specimen id="drawing" title="Drawing" note="The mark, and everything drawn from its lines.">
          <DrawingSpecimen />
        </Specimen>
        <Specimen id="buttons" title="Buttons" note="A verb on each. Pending buttons keep their width and focus.">
          <ButtonSpecimen />
        </Specimen>
        <Specimen
          id="forms"
          title="Forms"
          note="Submit it to see the errors: the summary takes the focus and links to each field."
        >
          <FormSpecimen />
        </Specimen>
        <Specimen
          id="overlays"
          title="Overlays"
          note="Dialogs become sheets on a phone. Toasts stay while you point at them."
        >
          <OverlaySpecimen />
        </Specimen>
        <Specimen id="lists" title="Lists" note="Four states. Only things that can be opened are cards.">
          <ListSpecimen />
        </Specimen>
        <Specimen id="maps" title="Maps" note="Our own land in two scales. Drag it, pinch it, or use the arrow keys.">
          <MapSpecimen />
        </Specimen>
        {children}
      </main>
      <Toaster />
    </>
  );
}

function ButtonSpecimen() {
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
