import type { Impact } from '#generated/types.gen.ts';
import { type DraftForm, useDraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import type { ImpactDraft } from '../../flows/impact-draft.ts';
import { touch } from '../../flows/proposed.ts';

/** `null`: it waits on this device for a connection. */
export type SentImpact = Impact | null;

type Options = Parameters<typeof useDraftForm<ImpactDraft, SentImpact>>[0];

export interface ImpactFormState extends DraftForm<ImpactDraft> {
  /** Changes the draft for the member, who touches nothing by that. */
  fill: (changes: Partial<ImpactDraft>) => void;
}

/** The form's machine; what a member changes is no longer a proposal. */
export function useImpactForm(options: Options): ImpactFormState {
  const form = useDraftForm(options);
  const change = (changes: Partial<ImpactDraft>) => form.change(touch(form.draft.proposed, changes));
  return {
    ...form,
    fill: form.change,
    change,
    field: (name) => ({ ...form.field(name), onChange: ({ target }) => change({ [name]: target.value }) }),
  };
}
