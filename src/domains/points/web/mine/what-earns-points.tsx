import { say } from '#languages/say.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { presentRule } from '../../flows/points-rules.ts';
import { sayRule } from '../../say-rule.ts';

/** The community's rule, for what is verified from now on. */
export const WhatEarnsPoints = ({ className }: { className?: string }) => (
  <TitledSection id="rule" title={say('points.rule.heading')} className={className}>
    <ul className="mt-3 list-disc space-y-1 ps-5 marker:text-muted">
      {sayRule(presentRule()).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </TitledSection>
);
