import { RecountPanel } from '#domains/recounts/web/recount-panel.tsx';
import { RuleReview } from '#domains/recounts/web/rule-review.tsx';
import { SettingsSubjectPage } from '#domains/settings/web/settings-subject-page.tsx';
import type { DetailProps } from './sections.ts';

const PARTS = { points: { review: { Dialog: RuleReview }, Below: RecountPanel } };

export const CommunityPage = ({ id }: DetailProps) => <SettingsSubjectPage id={id} parts={PARTS} />;
