import type { Data } from '@generated/data'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { typeAddress } from '~/components/subscriptions/admin/subscribers/types'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Type = Data.Subscriptions.SubscriptionType
type Props = InertiaProps<ShownList<'folder' | 'name' | 'subscribers', 'kind'> & { types: Type[] }>

/** What can be subscribed to, by folder. */
export default function SubscriptionTypes({ types, ...shown }: Props) {
  const t = useText('subscriptions/places')
  const format = useFormat()
  return (
    <div className="pb-16">
      <AdminHead title={t('admin.subscriptions.title')} />
      <ListTable
        shown={shown}
        words={useListWords('subscriptions/types', 'list')}
        tools={{ name: 'subscription_types' }}
        rows={types}
        columns={[
          { id: 'name', sort: 'name', cell: (type) => <Name type={type} />, wrap: true },
          { id: 'folder', sort: 'folder' },
          { id: 'kind', cell: (type) => <Kind type={type} /> },
          { id: 'comment', wrap: true },
          {
            id: 'subscribers',
            sort: 'subscribers',
            cell: ({ subscribers }) => format.count(subscribers),
            end: true,
          },
        ]}
      />
    </div>
  )
}

function Name({ type }: { type: Type }) {
  const { name, description } = type
  const maySee = useCan('subscriptions.users.read')
  return (
    <>
      {maySee ? <Link href={typeAddress(type)}>{name}</Link> : name}
      <Text role="ui-s" tone="muted">
        {description}
      </Text>
    </>
  )
}

function Kind({ type: { isFilterable, specialType, snapshotAt } }: { type: Type }) {
  const t = useText('subscriptions/types')
  if (specialType) return t('list.values.kind.Reports')
  if (isFilterable) return t('list.values.kind.Filterable')
  return snapshotAt ? t('snapshot', { time: snapshotAt }) : null
}
