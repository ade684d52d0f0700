import { type ReactNode, useState } from 'react';
import type { News } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftNotices } from '#platform/browser/drafts/draft-notices.tsx';
import type { DraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DraftLine } from '#ui/forms/draft-line.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { newsForm } from '../../flows/news-form-machine.ts';
import { newsPathOf } from '../../model.ts';
import { createAddPicture } from '../rich-text/add-picture.ts';
import { useAddresses } from '../rich-text/use-addresses.ts';
import { AboutFields } from './about-fields.tsx';
import { CoverField } from './cover-field.tsx';
import { describeDraft } from './describe-draft.ts';
import { Preview } from './preview.tsx';
import { PublishBar } from './publish-bar.tsx';
import { withNewDraftId } from './start-draft.ts';
import { TextFields } from './text-fields.tsx';

interface NewsFieldsProps {
  form: DraftForm<NewsDraft>;
  /** Null for a new article. */
  news: News | null;
  start: NewsDraft;
  heading: (actions: ReactNode) => ReactNode;
}

export function NewsFields({ form, news, start, heading }: NewsFieldsProps) {
  const { draft, change, field, faultOf, files, uploads, isSending } = form;
  const latestPictures = () => form.latestDraft().pictures;
  const [isPreviewed, setIsPreviewed] = useState(false);
  // A new key discards the editor's content.
  const [round, setRound] = useState(0);
  const { book, addresses } = useAddresses({ pictures: draft.pictures, fresh: start.pictures, read: files.read });
  const lost = news === null ? 'everything' : 'unsaved';

  const upload = createAddPicture({
    files,
    uploads,
    note: (picture) => change({ pictures: [...latestPictures(), picture] }),
  });

  const discard =
    form.discard &&
    (() => {
      form.discard?.(news ? undefined : withNewDraftId(start));
      setRound(round + 1);
    });

  function saveFor(isLive: boolean) {
    change({ isLive });
    form.submit();
  }

  return (
    <>
      {heading(
        <Button variant="secondary" onClick={() => setIsPreviewed(!isPreviewed)}>
          {isPreviewed ? say('news.newsFields.edit') : say('news.newsFields.preview')}
        </Button>,
      )}
      <DraftNotices
        form={{ ...form, discard }}
        rules={newsForm}
        lost={lost}
        kind="article"
        to={news ? newsPathOf(news) : ''}
        fieldsOf={describeDraft}
        firstField="title"
      />
      {isPreviewed && <Preview draft={draft} addresses={addresses} />}
      <div hidden={isPreviewed}>
        <Form
          className="mt-8"
          onSubmit={() => saveFor(news?.isLive ?? false)}
          errors={form.faults}
          attempt={form.attempt}
          failure={form.failure}
        >
          <FormFields
            isSending={isSending}
            className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]"
          >
            <TextFields
              key={round}
              {...{ draft, change, field, faultOf, upload, isSending }}
              addresses={book}
              replacements={form.replacements}
            />
            <div className="space-y-8 xl:border-s xl:border-line xl:ps-8">
              <AboutFields {...{ draft, change, field, faultOf }} />
              <section aria-labelledby="cover-title">
                <h2 id="cover-title" className="mb-3 font-sans text-base font-semibold tracking-normal">
                  {say('news.newsFields.picture')}
                </h2>
                <CoverField {...{ draft, files, uploads, field, faultOf, change }} latest={latestPictures} />
              </section>
            </div>
          </FormFields>
          <DraftLine keeping={form.keeping} lost={lost} onDiscard={form.keptAt ? null : discard} />
          <PublishBar {...{ news, draft, field, isSending }} onTurn={saveFor} />
        </Form>
      </div>
    </>
  );
}
