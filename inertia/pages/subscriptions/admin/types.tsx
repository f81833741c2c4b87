import { Button } from '@kontor/design-system/button'
import { Link } from '@kontor/design-system/link'
import { Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { RunLine } from '~/components/subscriptions/admin/runs/run_line'
import type { Run } from '~/components/subscriptions/admin/runs/types'
import { useLiveRuns } from '~/components/subscriptions/admin/runs/use_live_runs'
import { typeAddress } from '~/components/subscriptions/admin/subscribers/types'
import { AddType } from '~/components/subscriptions/admin/types/add_type'
import { TypeActions, typeMenuId } from '~/components/subscriptions/admin/types/type_actions'
import { TypeEditor } from '~/components/subscriptions/admin/types/type_editor'
import type { Choices, SubscriptionType as Type } from '~/components/subscriptions/admin/types'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  ShownList<'folder' | 'name' | 'subscribers', 'kind'> & Choices & { types: Type[]; runs: Run[] }
>

/** What can be subscribed to, by folder; added above the table, edited where it stands. */
export default function SubscriptionTypes({ types, runs, folders, products, ...shown }: Props) {
  const t = useText('subscriptions/places')
  const say = useText('subscriptions/types')
  const format = useFormat()
  const mayWrite = useCan('subscriptions.write')
  const [isAdding, setAdding] = useState(false)
  const [edited, edit] = useState<Type | null>(null)
  useLiveRuns(runs)
  const choices = { folders, products }
  const done = () => {
    if (edited) document.getElementById(typeMenuId(edited))?.focus()
    edit(null)
  }
  return (
    <div className="pb-16">
      <AdminHead
        title={t('admin.subscriptions.title')}
        end={
          mayWrite &&
          !isAdding && (
            <Button variant="primary" onPress={() => setAdding(true)}>
              {say('actions.add')}
            </Button>
          )
        }
      />
      {isAdding && <AddType choices={choices} onDone={() => setAdding(false)} />}
      <ListTable
        shown={shown}
        words={useListWords('subscriptions/types', 'list')}
        tools={{ name: 'subscription_types' }}
        rows={types}
        columns={[
          {
            id: 'name',
            sort: 'name',
            cell: (type) => (
              <Name type={type} run={runs.find(({ typeId }) => typeId === type.id)} />
            ),
            wrap: true,
          },
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
        rowActions={
          mayWrite ? (type) => <TypeActions type={type} onEdit={() => edit(type)} /> : undefined
        }
        rowEditor={(type) =>
          edited?.id === type.id && (
            <TypeEditor type={edited} now={type} choices={choices} onDone={done} />
          )
        }
      />
    </div>
  )
}

function Name({ type, run }: { type: Type; run?: Run }) {
  const { name, description } = type
  const mayWrite = useCan('subscriptions.write')
  const maySee = useCan('subscriptions.users.read')
  return (
    <>
      {maySee ? <Link href={typeAddress(type)}>{name}</Link> : name}
      <Text role="ui-s" tone="muted">
        {description}
      </Text>
      {run && <RunLine type={type} run={run} mayStop={mayWrite} />}
    </>
  )
}

function Kind({ type: { isFilterable, specialType, snapshotAt } }: { type: Type }) {
  const t = useText('subscriptions/types')
  if (specialType) return t('list.values.kind.Reports')
  if (isFilterable) return t('list.values.kind.Filterable')
  return snapshotAt ? t('snapshot', { time: snapshotAt }) : t('list.values.kind.Plain')
}
