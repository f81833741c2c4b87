import { MomentText } from '@kontor/design-system/date_text'
import { Timeline } from '@kontor/design-system/timeline'
import { PageSection } from '~/components/shell/page_section'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from '../types'
import { newsOf } from './news_of'

/** What happened to the order, as its customer would be told of it, newest first. */
export function OrderNews({ order }: { order: CustomerOrder }) {
  const t = useText('orders/sheet')
  return (
    <PageSection title={t('news_title')}>
      <div className="border-t border-line-ink">
        <Timeline
          label={t('news_title')}
          entries={newsOf(order).map(({ key, at, to }, index) => ({
            id: index,
            time: <MomentText value={at} />,
            status: to ?? undefined,
            children: t(`news.${key}`),
          }))}
        />
      </div>
    </PageSection>
  )
}
