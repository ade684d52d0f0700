import type { Actor } from 'xstate';
import type { DraftSource } from '#platform/browser/drafts/use-draft-keeping.ts';
import type { impactFormMachine } from '../../flows/impact-form.ts';
import type { KeptImpactDraft } from './kept-draft.ts';

/** Adapts the form's machine for draft keeping. */
export function keepable(flow: Actor<typeof impactFormMachine>): DraftSource {
  return {
    look() {
      const state = flow.getSnapshot();
      const { draft, start, keptAt, revision } = state.context;
      const kept: KeptImpactDraft = { draft, revision };
      return { isOpening: state.matches('opening'), isSent: state.matches('sent'), draft, start, keptAt, kept };
    },
    subscribe: (listener) => flow.subscribe(listener),
    onOver(listener) {
      const emptied = flow.on('draft.emptied', listener);
      const sent = flow.on('impact.sent', listener);
      return {
        unsubscribe() {
          emptied.unsubscribe();
          sent.unsubscribe();
        },
      };
    },
  };
}
