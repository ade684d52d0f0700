import { say } from '#languages/say.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import type { Content } from './credential-content.ts';

/** What the credential says, in its issuer's words. */
export function SaidAchievement({ content, isProven }: { content: Content; isProven: boolean }) {
  const { title, description, criteria, evidence } = content;
  return (
    <TitledSection
      id="said"
      title={isProven ? say('credentials.said.title') : say('credentials.said.claimed')}
      className="min-w-0"
    >
      <div className="mt-4 space-y-4">
        {title !== null && (
          <p dir="auto" className="font-display text-2xl wrap-anywhere">
            {title}
          </p>
        )}
        {description !== null && (
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
        {criteria !== null && criteria !== description && (
          <p dir="auto" className="max-w-prose text-muted wrap-anywhere">
            {criteria}
          </p>
        )}
        {isProven && evidence.length > 0 && (
          <div>
            <h3 className="text-base">{say('credentials.said.evidence')}</h3>
            <ul className="mt-2 space-y-1">
              {evidence.map(({ name, address }) => (
                <li key={address}>
                  <a
                    href={address}
                    target="_blank"
                    rel="noopener noreferrer nofollow"
                    dir="auto"
                    className="text-link underline underline-offset-4 wrap-anywhere hover:text-ink"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </TitledSection>
  );
}
