import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { userAddress } from '~/components/shell/addresses'
import type { ListColumn } from '~/components/shell/lists/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Partner, PartnerSort } from './types'

export function usePartnerColumns(): ListColumn<Partner, PartnerSort>[] {
  return [
    { id: 'id', sort: 'id', cell: ({ bpId }) => bpId },
    { id: 'name', sort: 'name', wrap: true, cell: ({ bpName }) => bpName },
    { id: 'country', sort: 'country', cell: ({ countryName }) => countryName },
    { id: 'users', cell: (partner) => <Users {...partner} /> },
  ]
}

const SHOWN = 3

function Users({ users, userCount }: Partner) {
  const t = useText('contracts/partners')
  const { count } = useFormat()
  if (userCount === 0) {
    return (
      <Text as="span" role="ui" tone="subtle">
        {t('row.no_user')}
      </Text>
    )
  }
  const first = users.slice(0, SHOWN)
  const more = userCount - first.length
  return (
    <span className="grid">
      {first.map(({ id, name, email }) => (
        <span key={id}>
          <Link href={userAddress(id)}>{name || email}</Link>
        </span>
      ))}
      {more > 0 && (
        <Text as="span" role="ui-s" tone="subtle">
          {t('row.more', { count: more, shown: count(more) })}
        </Text>
      )}
    </span>
  )
}
