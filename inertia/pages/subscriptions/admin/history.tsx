import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { DatePicker } from '@kontor/design-system/date_picker'
import { formatDay } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { useState, type FormEvent } from 'react'
import { TabSection } from '~/components/identity/admin/user_page/tab_section'
import { UserTabFrame } from '~/components/identity/admin/user_page/user_tab_frame'
import { ADDRESSES } from '~/components/shell/addresses'
import { ChangeTable } from '~/components/subscriptions/admin/history/change_table'
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
}>

/** What a person had by subscription at the end of a day, and who changed what. */
export default function SubscriptionHistory({
  person,
  day,
  refused,
  held,
  history,
  ...sent
}: Props) {
  const t = useText('subscriptions/subscription_history')
  const words = useText('subscriptions/entitlements')
  const [typed, setTyped] = useState(sent.typed || formatDay(day ?? ''))
  const own = `${ADDRESSES.users}/${person.id}/subscriptions`
  const show = (event: FormEvent) => {
    event.preventDefault()
    router.get(`${own}/history`, { day: typed }, { preserveScroll: true })
  }
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
      <form method="get" action={`${own}/history`} onSubmit={show}>
        <div className="flex flex-wrap items-start gap-3">
          <DatePicker
            name="day"
            label={t('day')}
            value={typed}
            onChange={setTyped}
            error={refused ?? undefined}
            labels={{
              open: words('form.choose_day'),
              previousMonth: words('form.previous_month'),
              nextMonth: words('form.next_month'),
            }}
          />
          <div className="pt-6">
            <Button type="submit">{t('show')}</Button>
          </div>
        </div>
      </form>
      {day && (
        <TabSection title={t('as_of', { day: formatDay(day) })}>
          <PastTable held={held} day={day} />
        </TabSection>
      )}
      <TabSection title={t('changes')}>
        <ChangeTable lines={history} />
      </TabSection>
    </UserTabFrame>
  )
}
