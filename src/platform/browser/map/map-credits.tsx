import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';

/** Whose land and towns a map shows. */
export const MapCredits = ({ className }: { className: string }) => (
  <p className={classNames('text-muted', className)}>
    <Phrase
      text={say('platform.mapCredits.sources')}
      parts={{
        cities: (text) => (
          <a href="https://www.geonames.org" rel="noreferrer" className="underline underline-offset-4">
            {text}
          </a>
        ),
      }}
    />
  </p>
);
