import { type ReactNode, useMemo, useState } from 'react';
import type { News } from '#generated/types.gen.ts';
import type { useDraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { Button } from '#ui/button.tsx';
import { DraftBack, DraftLine } from '#ui/draft-line.tsx';
import { Form } from '#ui/form.tsx';
import { FormFields } from '#ui/form-fields.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { FIELD_NAMES, type NewsDraft } from '../../flows/news-draft.ts';
import { AboutFields } from './about-fields.tsx';
import { CoverField } from './cover-field.tsx';
import { NewsOutdated } from './outdated-notice.tsx';
import { Preview } from './preview.tsx';
import { PublishBar } from './publish-bar.tsx';
import { isConflict } from './send-news.ts';
import { TextFields } from './text-fields.tsx';
import { bringingPictures } from './text-picture.ts';
import { useAddresses } from './use-addresses.ts';

interface NewsFieldsProps {
  form: ReturnType<typeof useDraftForm<NewsDraft>>;
  /** Null for a new article. */
  news: News | null;
  start: NewsDraft;
  heading: (actions: ReactNode) => ReactNode;
  /** `news` is the server's version when saving was rejected. */
  isReread: boolean;
}

export function NewsFields({ form, news, start, heading, isReread }: NewsFieldsProps) {
  const { draft, errors, change, faultOf, files, uploads, latestPictures, isSending } = form;
  const [isPreviewed, setIsPreviewed] = useState(false);
  // A new key discards the editor's content.
  const [round, setRound] = useState(0);
  const { book, addresses } = useAddresses({ pictures: draft.pictures, fresh: start.pictures, read: files.read });
  const faults = useMemo(
    () => errors.fields.map(({ name, errors: messages }) => ({ field: name, message: sayFault(name, messages) })),
    [errors],
  );
  const lost = news === null ? 'everything you wrote here' : 'your unsaved changes';
  const isOutdated = news !== null && draft.revision !== news.revision;
  const isRefused = isReread && isConflict(form.error);
  const focusAfter = useFocusAfter(isOutdated);

  const upload = bringingPictures({
    files,
    uploads,
    note: (picture) => change({ pictures: [...latestPictures(), picture] }),
  });

  function discard() {
    // The base version may be outdated, and a discarded new article may already exist on the server.
    form.beginWith(news ? start : { ...start, draftId: crypto.randomUUID() });
    setRound(round + 1);
  }

  function saveFor(isLive: boolean) {
    change({ isLive });
    form.submit();
  }

  function takeTheirs() {
    discard();
    focusAfter(() => document.getElementById('title'));
  }

  function keepMine(revision: number) {
    change({ revision });
    focusAfter(() => document.getElementById('title'));
  }

  return (
    <>
      {heading(
        <Button variant="secondary" onClick={() => setIsPreviewed(!isPreviewed)}>
          {isPreviewed ? 'Back to editing' : 'Preview'}
        </Button>,
      )}
      <DraftBack keptAt={form.keptAt} what={lost} onDiscard={isSending ? null : discard} />
      {isPreviewed && <Preview draft={draft} addresses={addresses} />}
      <div hidden={isPreviewed}>
        {isOutdated && (
          <NewsOutdated
            {...{ news, draft, isSending }}
            refusal={isRefused ? form.error : null}
            onKeepMine={() => keepMine(news.revision)}
            onTakeTheirs={takeTheirs}
          />
        )}
        <Form
          className="mt-8"
          onSubmit={(event) => {
            event.preventDefault();
            saveFor(news?.isLive ?? false);
          }}
          errors={faults}
          attempt={form.attempt}
          failure={isRefused ? null : errors.form}
        >
          <FormFields
            isSending={isSending}
            className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]"
          >
            <TextFields key={round} {...{ draft, change, faultOf, upload, isSending }} addresses={book} />
            <div className="space-y-8 xl:border-l xl:border-line xl:pl-8">
              <AboutFields {...{ draft, change, faultOf }} />
              <section aria-labelledby="cover-title">
                <h2 id="cover-title" className="mb-3 font-sans text-base font-semibold tracking-normal">
                  Picture above the article
                </h2>
                <CoverField {...{ draft, files, uploads, faultOf, change }} latest={latestPictures} />
              </section>
            </div>
          </FormFields>
          <DraftLine keeping={form.keeping} what={lost} onDiscard={form.keptAt || isSending ? null : discard} />
          <PublishBar {...{ news, draft, change, faultOf, isSending }} onTurn={saveFor} />
        </Form>
      </div>
    </>
  );
}

const sayFault = (name: string, messages: readonly string[]) => `${FIELD_NAMES[name] ?? name}: ${messages.join(' ')}`;
