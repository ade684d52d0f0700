import type { ReactNode } from 'react';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '../buttons/text-link.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

/** Both texts open in a new tab, so that what is typed in the form isn't lost. */
const linkTo = (path: string) => (text: ReactNode) => (
  <TextLink to={path} target="_blank">
    {text}
  </TextLink>
);

export const TermsCheckbox = (props: Omit<CheckboxProps, 'label'>) => (
  <Checkbox
    {...props}
    label={
      <Phrase text={say('ui.termsCheckbox.label')} parts={{ terms: linkTo('/terms'), privacy: linkTo('/privacy') }} />
    }
  />
);
