import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useFocusAfter } from '#ui/focus/use-focus-after.ts';
import type { Lost } from '#ui/forms/discard-question.tsx';
import { RestoredDraftNotice } from '#ui/forms/draft-line.tsx';
import type { DraftFormRules } from './draft-form.ts';
import type { AnyDraft } from './draft-form-parts.ts';
import type { Conflict, DraftForm } from './use-draft-form.ts';

export interface DraftNoticesProps<Draft extends AnyDraft> {
  form: Pick<DraftForm<Draft>, 'draft' | 'keptAt' | 'isSending' | 'discard' | 'conflict'>;
  rules: DraftFormRules<Draft>;
  lost: Lost;
  kind: 'article' | 'council' | 'impact' | 'opportunity' | 'profile';
  /** Where the newest version can be read. */
  to: string;
  /** Each field's value in words, by its name. */
  fieldsOf: (draft: Draft) => Readonly<Record<string, string>>;
  /** Takes the focus once a version is chosen. */
  firstField: string;
}

/** Above a form: that its draft was restored, and what happened to the thing elsewhere meanwhile. */
export function DraftNotices<Draft extends AnyDraft>(props: DraftNoticesProps<Draft>) {
  const { form, lost, firstField } = props;
  const { keptAt, discard, conflict } = form;
  const focusAfter = useFocusAfter(conflict === null);
  const choose = (take: () => void) => () => {
    take();
    focusAfter(() => document.getElementById(firstField));
  };
  return (
    <>
      <RestoredDraftNotice keptAt={keptAt} lost={lost} onDiscard={discard} />
      {conflict && (
        <Outdated
          {...props}
          {...conflict}
          onKeepMine={choose(conflict.keepMine)}
          onTakeTheirs={choose(() => discard?.())}
        />
      )}
    </>
  );
}

interface OutdatedProps<Draft extends AnyDraft> extends DraftNoticesProps<Draft>, Conflict<Draft> {
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Edit conflict: shows what's different and asks which version to keep. Nothing is overwritten until then. */
function Outdated<Draft extends AnyDraft>(props: OutdatedProps<Draft>) {
  const { form, rules, kind, to, fieldsOf, newest, refusal, onKeepMine, onTakeTheirs } = props;
  if (newest === null) {
    return (
      <Frame refusal={refusal} title={say('platform.draftNotices.closed', { kind })}>
        <p>{refusal}</p>
        <p className="mt-1">{say('platform.draftNotices.textKept')}</p>
        <ButtonLink to={to} variant="secondary" className="mt-4">
          {say('platform.draftNotices.seeCurrent')}
        </ButtonLink>
      </Frame>
    );
  }
  const mine = fieldsOf(form.draft);
  const differing = Object.entries(fieldsOf(newest)).filter(([name, value]) => mine[name] !== value);
  // The draft was saved already, but the answer was lost.
  if (differing.length === 0 && refusal === null) return null;
  return (
    <Frame refusal={refusal} isSending={form.isSending} title={say('platform.draftNotices.changed', { kind })}>
      <p>{refusal ? say('platform.draftNotices.notSaved') : say('platform.draftNotices.outdated')}</p>
      <p className="mt-1">
        {say('platform.draftNotices.savingYoursReplaces')}{' '}
        <TextLink to={to} target="_blank">
          {say('platform.draftNotices.openCurrent')}
        </TextLink>
      </p>
      <dl className="mt-4 space-y-3 border-t border-line pt-3 empty:hidden">
        {differing.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">
              {say('platform.draftNotices.newValue', { label: rules.labelOf(name) ?? name })}
            </dt>
            <dd dir="auto" className="line-clamp-6 whitespace-pre-line break-words">
              {value || say('platform.draftNotices.empty')}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeepMine}>
          {say('platform.draftNotices.keepMine')}
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          {say('platform.draftNotices.takeTheirs')}
        </Button>
      </div>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  /** Once set, the notice scrolls into view and takes the focus. */
  refusal: string | null;
  isSending?: boolean;
  children: ReactNode;
}

function Frame({ title, refusal, isSending, children }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [refusal]);
  return (
    <div ref={box} tabIndex={-1} inert={isSending} className="mt-6 mb-10">
      <Notice tone="warning" isLive title={title}>
        {children}
      </Notice>
    </div>
  );
}
