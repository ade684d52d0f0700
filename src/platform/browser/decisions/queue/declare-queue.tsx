import { say } from '#languages/say.ts';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import type { Values } from '../../lists/fields.ts';
import type { Fields, ValuesOf } from '../../lists/filters.ts';
import type { Decidable } from '../held-decision.ts';
import { DecisionQueue } from './decision-queue.tsx';
import { countIn, type PagedQueueKind, type QueueView, viewOf } from './queue-kind.ts';
import type { QueuePageProps, RenderQueuePage } from './queue-work.ts';
import { useQueueAddress } from './use-queue-address.ts';

/** Gives a queue its page. */
export function declareQueue<Row extends Decidable, Verdict, F extends Fields, Changed = Row>(
  queue: PagedQueueKind<Row, Verdict, F, Changed>,
) {
  const renderPage: RenderQueuePage = (props) => <QueuePage queue={queue} {...props} />;
  return { ...queue, renderPage };
}

const inView = ({ id }: QueueView): Values => ({ view: id });

interface Declared<Row extends Decidable, Verdict, F extends Fields, Changed> {
  queue: PagedQueueKind<Row, Verdict, F, Changed>;
}

function QueuePage<Row extends Decidable, Verdict, F extends Fields, Changed>(
  props: QueuePageProps & Declared<Row, Verdict, F, Changed>,
) {
  const { queue, title, ...scope } = props;
  const place = useQueueAddress(queue.filters);
  const { values, to } = place;
  const views = queue.views(scope, values);
  const tabs = views.map((view) => ({
    id: view.id,
    label: view.name,
    to: to(inView(view) as Partial<ValuesOf<F>>),
    count: countIn(queue, view, scope, values),
  }));
  return (
    <>
      <PageHeading size="area" lead={queue.lead} actions={queue.renderActions?.(values)}>
        {title}
      </PageHeading>
      <div className="mt-6">
        <QueueTabs label={say('platform.declareQueue.queues')} tabs={tabs} current={viewOf(views, values).id} />
        <DecisionQueue queue={queue} scope={scope} place={place} />
      </div>
    </>
  );
}
