import { Link } from '@kontor/design-system/link'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import type { ListColumn } from '~/components/shell/lists/types'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { ExpiringRow, ExpiringSort } from './types'

/** Columns of what ends; a row opens the subscriptions of its user. */
export function useExpiringColumns(): ListColumn<ExpiringRow, ExpiringSort>[] {
  const { money, day } = useFormat()
  return [
    { id: 'type', wrap: true, sort: 'type', cell: (row) => <Type {...row} /> },
    { id: 'endsOn', sort: 'endsOn', cell: ({ endsOn }) => day(endsOn) },
    { id: 'company', wrap: true, sort: 'company' },
    { id: 'name', wrap: true, cell: (row) => <Person {...row} /> },
    {
      ...{ id: 'value', lead: true, end: true, sort: ['value', 'desc'] },
      cell: ({ yearCents }) => money(yearCents),
    },
  ]
}

function Type({ type, isTrial }: ExpiringRow) {
  const words = useText('subscriptions/entitlements')
  return (
    <span className="grid justify-items-start">
      {type}
      {isTrial && <StatusBadge status="waiting" label={words('form.trial')} />}
    </span>
  )
}

function Person({ userId, name, email }: ExpiringRow) {
  const mayOpen = useCan('subscriptions.users.write')
  return (
    <span className="grid justify-items-start">
      {mayOpen ? <Link href={`${ADDRESSES.users}/${userId}/subscriptions`}>{name}</Link> : name}
      <Text as="span" role="ui-s" tone="muted">
        {email}
      </Text>
    </span>
  )
}
