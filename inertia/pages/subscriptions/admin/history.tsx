import type { Data } from '@generated/data'
import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { TabSection } from '~/components/identity/admin/user_page/tab_section'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { ADDRESSES } from '~/components/shell/addresses'
import { ChangeTable } from '~/components/subscriptions/admin/history/change_table'
import { ChooseDay } from '~/components/subscriptions/admin/history/choose_day'
import { PastTable } from '~/components/subscriptions/admin/history/past_table'
import type { HistoryLine, PastSubscription } from '~/components/subscriptions/admin/history/types'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  person: Data.Identity.TabUser
  day: string | null
  typed: string
  refused: string | null
  held: PastSubscription[]
  history: HistoryLine[]
  older: number | null
}>

export default function SubscriptionHistory(props: Props) {
  const { person, day, refused, held, history, older, typed } = props
  const t = useText('subscriptions/subscription_history')
  const own = `${ADDRESSES.users}/${person.id}/subscriptions`
  return (
    <UserTabFrame
      person={person}
      current="subscriptions"
      title={t('title', { name: person.name })}
      lead={t('lead')}
    >
      <p>
        <Link href={own}>{t('back')}</Link>
      </p>
      <ChooseDay address={`${own}/history`} shown={typed || formatDay(day ?? '')} error={refused} />
      {day && (
        <TabSection title={t('as_of', { day: formatDay(day) })}>
          <PastTable held={held} day={day} />
        </TabSection>
      )}
      <TabSection title={t('changes')}>
        <ChangeTable lines={history} />
        {older !== null && (
          <p>
            <Link
              href={`${own}/history?${new URLSearchParams({ day: typed, before: `${older}` })}`}
            >
              {t('older')}
            </Link>
          </p>
        )}
      </TabSection>
    </UserTabFrame>
  )
}
