import { goalColor } from '#domains/goals/goals.ts';
import { say } from '#languages/say.ts';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import type { Content } from './credential-content.ts';

interface SaidAchievementProps {
  /** Of the badge's picture: ours is drawn from the last part of the credential's address. */
  seed: string;
  content: Content;
  isProven: boolean;
}

/** What the credential says, in its issuer's words. */
export function SaidAchievement({ seed, content, isProven }: SaidAchievementProps) {
  const { title, description, criteria, evidence, goals } = content;
  return (
    <TitledSection
      id="said"
      title={isProven ? say('credentials.said.title') : say('credentials.said.claimed')}
      className="min-w-0"
    >
      <div className="mt-4 space-y-4">
        {isProven && (
          <ContourCover
            id={seed}
            colors={goals.map(goalColor)}
            className="size-28 rounded-full border-4 border-action"
          />
        )}
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
