import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';
import { SectionBreak } from '../section-break.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import { Toaster } from '../toaster.tsx';
import { ButtonSpecimen } from './button-specimen.tsx';
import { ColourSpecimen } from './colour-specimen.tsx';
import { DrawingSpecimen } from './drawing-specimen.tsx';
import { FormSpecimen } from './form-specimen.tsx';
import { ListSpecimen } from './list-specimen.tsx';
import { OverlaySpecimen } from './overlay-specimen.tsx';
import { Specimen } from './specimen.tsx';
import { TypeSpecimen } from './type-specimen.tsx';

/**
 * Every component in every state. For those who build screens; visitors never come here. Specimens that need more than
 * the design system come as children.
 */
export function ShowcasePage({ children }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl px-5 pt-12 pb-24 outline-none sm:px-8">
        <PageHeading
          size="display"
          kicker="Design system"
          lead="One motif, five pigments, two faces. What a screen is built from, in every state it can be in."
          actions={<ThemeSwitch />}
        >
          Drawn from contour lines
        </PageHeading>
        <SectionBreak className="mt-8 mb-0" />
        <Specimen
          id="colour"
          title="Colour"
          note="Both themes come from the same names. Text has 4.5:1 or better on every ground."
        >
          <ColourSpecimen />
        </Specimen>
        <Specimen id="type" title="Type" note="A serif with character for titles, a quiet sans for the rest.">
          <TypeSpecimen />
        </Specimen>
        <Specimen id="drawing" title="Drawing" note="The mark, and everything that is drawn from its lines.">
          <DrawingSpecimen />
        </Specimen>
        <Specimen id="buttons" title="Buttons" note="A verb on each. Waiting keeps the width and the focus.">
          <ButtonSpecimen />
        </Specimen>
        <Specimen
          id="forms"
          title="Forms"
          note="Send it to see the errors: the summary takes the focus and leads to each field."
        >
          <FormSpecimen />
        </Specimen>
        <Specimen
          id="overlays"
          title="Over the page"
          note="Dialogs become sheets on a phone. Toasts wait while you point at them."
        >
          <OverlaySpecimen />
        </Specimen>
        <Specimen id="lists" title="Lists" note="Four states, drawn on purpose. Only what can be opened is a card.">
          <ListSpecimen />
        </Specimen>
        {children}
      </main>
      <Toaster />
    </>
  );
}
