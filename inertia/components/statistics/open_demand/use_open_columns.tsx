import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { ADDRESSES } from '~/components/shell/addresses'
import { Age } from '~/components/shell/age'
import type { ListColumn } from '~/components/shell/lists/types'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { OpenDemandRow, OpenDemandSort } from './types'

/** Columns of what waits to be ordered; a name opens its user. */
export function useOpenColumns(): ListColumn<OpenDemandRow, OpenDemandSort>[] {
  const { count, day, money } = useFormat()
  return [
    { id: 'kind', cell: (row) => <Kind {...row} /> },
    { id: 'company', wrap: true, sort: 'company', cell: (row) => <Owner {...row} /> },
    { id: 'products', wrap: true },
    { id: 'items', end: true, sort: ['items', 'desc'], cell: ({ items }) => count(items) },
    {
      id: 'created',
      sort: ['created', 'desc'],
      cell: ({ createdAt }) => <Age value={createdAt} />,
    },
    { id: 'until', cell: ({ validUntil }) => (validUntil ? day(validUntil) : '–') },
    {
      ...{ id: 'value', lead: true, end: true, sort: ['value', 'desc'] },
      cell: ({ cents }) => money(cents),
    },
  ]
}

function Kind({ kind, label }: OpenDemandRow) {
  const t = useText('statistics/open_demand')
  return (
    <span className="grid justify-items-start">
      {t(`list.values.kind.${kind}`)}
      {label && (
        <Text as="span" role="ui-s" tone="muted">
          {label}
        </Text>
      )}
    </span>
  )
}

function Owner({ userId, name, email, company }: OpenDemandRow) {
  const mayOpen = useCan('users.read')
  return (
    <span className="grid justify-items-start">
      {mayOpen ? <Link href={`${ADDRESSES.users}/${userId}`}>{name}</Link> : name}
      <Text as="span" role="ui-s" tone="muted">
        {company === email ? email : `${company}, ${email}`}
      </Text>
    </span>
  )
}
