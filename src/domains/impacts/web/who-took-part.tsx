import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';

interface TakenPart {
  owner: { name: string };
  memberCount: number;
}

/** "Amina and 2 others" */
export function WhoTookPart({ impact: { owner, memberCount } }: { impact: TakenPart }) {
  const name = <bdi>{owner.name}</bdi>;
  if (memberCount === 0) return name;
  return <Phrase text={say('impacts.whoTookPart.andOthers', { count: memberCount })} parts={{ name: () => name }} />;
}
