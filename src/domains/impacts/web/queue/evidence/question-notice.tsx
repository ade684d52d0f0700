import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Ago } from '#ui/lists/ago.tsx';
import { formatDay } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';

/** What a judge asked the owner, and the answer. */
export function QuestionNotice({ impact }: { impact: Impact }) {
  const { question, reviews, owner, isVerified } = impact;
  if (!question || isVerified !== null) return null;
  const answer = question.isOpen ? undefined : reviews.findLast(({ event }) => event === 'answered');
  const name = isolate(sayName(owner));
  return (
    <Notice
      tone={answer ? 'success' : 'info'}
      title={answer ? say('impacts.questionNotice.answered', { name }) : say('impacts.questionNotice.asked', { name })}
    >
      <p className="text-sm text-muted">
        <Phrase
          text={say('impacts.questionNotice.askedBy')}
          parts={{
            judge: () => <bdi>{question.by && sayName(question.by)}</bdi>,
            when: () => <Ago value={question.askedAt} />,
          }}
        />
      </p>
      <Written text={question.text} className="mt-1" />
      {answer && (
        <div className="mt-4 border-t border-line pt-3">
          <p className="text-sm text-muted">
            <Phrase
              text={say('impacts.questionNotice.answeredBy')}
              parts={{ owner: () => <bdi>{sayName(owner)}</bdi>, when: () => <Ago value={answer.at} /> }}
            />
          </p>
          <Written text={answer.reason ?? say('impacts.questionNotice.edited')} className="mt-1" />
        </div>
      )}
      {question.keptUntil !== null && (
        <p className="mt-3 text-sm">
          {say('impacts.questionNotice.keptUntil', { until: formatDay(question.keptUntil, { time: true }) })}
        </p>
      )}
    </Notice>
  );
}
