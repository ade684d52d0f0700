import { sayName } from '#domains/people/model.ts';
import type { ImpactSummary } from '#generated/types.gen.ts';

type Cover = NonNullable<ImpactSummary['cover']>;

/** The parts of an impact that the home page shows. */
export interface ImpactTeaser extends Pick<ImpactSummary, 'id' | 'title' | 'language' | 'location' | 'sdgs'> {
  /** With the name as it's displayed. */
  owner: Pick<ImpactSummary['owner'], 'name' | 'avatarUrl'>;
  cover: Pick<Cover, 'url' | 'widths'> | null;
}

export const teaserOf = ({ id, title, language, location, sdgs, owner, cover }: ImpactSummary): ImpactTeaser => ({
  id,
  title,
  ...(language && { language }),
  location,
  sdgs,
  owner: { name: sayName(owner), avatarUrl: owner.avatarUrl },
  cover: cover && { url: cover.url, widths: cover.widths },
});
