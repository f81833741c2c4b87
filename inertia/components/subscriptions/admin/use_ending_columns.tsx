import { formatDay, MomentText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import type { ListColumn } from '~/components/shell/lists/types'
import { useText } from '~/hooks/use_text'
import type { Ending } from './types'

export type EndingSort = 'endsOn' | 'name' | 'type' | 'company'

/** Columns of what ends: the day first, then who it is and how to reach the person. */
export function useEndingColumns(): ListColumn<Ending, EndingSort>[] {
  return [
    { id: 'endsOn', sort: 'endsOn', cell: (ending) => <End {...ending} /> },
    { id: 'type', sort: 'type', wrap: true, cell: (ending) => <Type {...ending} /> },
    { id: 'name', sort: 'name', wrap: true, cell: (ending) => <Person {...ending} /> },
    { id: 'company', sort: 'company', wrap: true },
    { id: 'phone' },
    { id: 'email' },
    { id: 'startsOn', cell: ({ startsOn }) => startsOn && formatDay(startsOn) },
    { id: 'remindedAt', cell: ({ remindedAt }) => remindedAt && <MomentText value={remindedAt} /> },
  ]
}

function End({ endsOn, daysLeft }: Ending) {
  const t = useText('subscriptions/ending')
  const left = daysLeft < 0 ? 'over' : daysLeft === 0 ? 'today' : 'left'
  return (
    <span className="grid">
      {formatDay(endsOn)}
      <Text as="span" role="ui-s" tone="muted">
        {t(left, { count: Math.abs(daysLeft) })}
      </Text>
    </span>
  )
}

function Type({ type, isTrial, isSalesTrial }: Ending) {
  const t = useText('subscriptions/entitlements')
  return (
    <span className="grid justify-items-start">
      {type}
      {isTrial && (
        <StatusBadge status="waiting" label={t(isSalesTrial ? 'sales_trial' : 'form.trial')} />
      )}
    </span>
  )
}

const Person = ({ userId, name, company }: Ending) => (
  <span className="grid justify-items-start">
    <Link href={`${ADDRESSES.users}/${userId}/subscriptions`}>{name}</Link>
    <Text as="span" role="ui-s" tone="muted">
      {company}
    </Text>
  </span>
)
