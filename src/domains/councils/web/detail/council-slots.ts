import type { ReactNode } from 'react';
import type { Council, PersonCard } from '#generated/types.gen.ts';

/** Parts of the page that other domains render. */
export interface CouncilSlots {
  renderNumbers: (council: Council) => ReactNode;
  /** Its verified impacts. */
  renderImpacts: (council: Council) => ReactNode;
  /** Its members' and visitors' comments. */
  renderComments: (council: Council) => ReactNode;
  /** The control for following it. */
  renderFollow: (council: Council) => ReactNode;
  /** The visible record of a person asking to join. */
  renderRecord: (person: PersonCard) => ReactNode;
}
