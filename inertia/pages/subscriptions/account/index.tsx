import { EmptyState } from '@kontor/design-system/empty_state'
import { LinkButton } from '@kontor/design-system/link_button'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { ShownNotices } from '~/components/arrivals/notices/shown_notices'
import type { ShownNotice } from '~/components/arrivals/notices/types'
import { AccountHead } from '~/components/identity/account/account_head'
import { useNewsWords } from '~/components/subscriptions/account/use_news_words'
import { HeldDays } from '~/components/subscriptions/held_days'
import { OwnRequests } from '~/components/subscriptions/own_requests'
import { subscriptionAddress } from '~/components/subscriptions/subscription_address'
import { SubscriptionStatus } from '~/components/subscriptions/subscription_status'
import type { Data } from '@generated/data'
import type { HeldSubscription } from '~/components/subscriptions/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type News = { arrived: number; corrected: number }
type Props = InertiaProps<{
  subscriptions: HeldSubscription[]
  /** What came since each was opened, by its type. */
  news: Record<number, News>
  requests: Data.Subscriptions.OwnRequest[]
  olderRequests: number | null
  notices: ShownNotice[]
}>

/** What the caller has by subscription, and what he has asked for. */
export default function MySubscriptions(props: Props) {
  const { subscriptions, news, requests, olderRequests, notices } = props
  const t = useText('subscriptions/pages')
  return (
    <div className="grid gap-8 pb-16">
      <AccountHead title={t('title')} lead={t('lead')} />
      <ShownNotices notices={notices} />
      <DataTable
        caption={t('table')}
        columns={useColumns(news)}
        rows={subscriptions}
        rowKey={({ typeId }) => typeId}
        rowHref={({ typeId }) => subscriptionAddress(typeId)}
        empty={<EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
      />
      <OwnRequests requests={requests} older={olderRequests} />
      <div>
        <LinkButton href="/subscription-request" variant="secondary">
          {t('ask')}
        </LinkButton>
      </div>
    </div>
  )
}

function useColumns(news: Record<number, News>) {
  const newsWords = useNewsWords()
  const t = useText('subscriptions/pages')
  return [
    { id: 'name', head: t('columns.name'), cell: ({ name }: HeldSubscription) => name, wrap: true },
    {
      id: 'description',
      head: t('columns.description'),
      cell: ({ description, typeId }: HeldSubscription) => (
        <>
          {description}
          <Text role="ui-s" weight="semibold">
            {news[typeId] && newsWords(news[typeId])}
          </Text>
        </>
      ),
      wrap: true,
    },
    {
      id: 'range',
      head: t('columns.range'),
      cell: (subscription: HeldSubscription) => <HeldDays subscription={subscription} />,
    },
    {
      id: 'status',
      head: t('columns.status'),
      cell: ({ status }: HeldSubscription) => <SubscriptionStatus status={status} />,
    },
    {
      id: 'files',
      head: t('files.title'),
      cell: ({ typeId, name }: HeldSubscription) => (
        <LinkButton
          href={subscriptionAddress(typeId)}
          variant="secondary"
          aria-label={t('open_files', { name })}
        >
          {t('files.title')}
        </LinkButton>
      ),
    },
  ]
}
