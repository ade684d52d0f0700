import type { ReactNode } from 'react';
import type { Council, PersonCard } from '../../../../../generated/types.gen.ts';

/** What other domains show of a council. */
export interface CouncilSlots {
  /** What its verified impacts come to, drawn. */
  renderNumbers: (council: Council) => ReactNode;
  /** The verified impacts themselves. */
  renderImpacts: (council: Council) => ReactNode;
  /** What is public of a person who asks to join. */
  renderRecord: (person: PersonCard) => ReactNode;
}
