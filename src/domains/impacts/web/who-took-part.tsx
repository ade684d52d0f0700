import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';

interface WhoTookPartProps {
  /** The owner's name as it's displayed. */
  name: string;
  memberCount: number;
}

/** "Amina and 2 others" */
export function WhoTookPart({ name, memberCount }: WhoTookPartProps) {
  const owner = <bdi>{name}</bdi>;
  if (memberCount === 0) return owner;
  return <Phrase text={say('impacts.whoTookPart.several', { count: memberCount })} parts={{ name: () => owner }} />;
}
