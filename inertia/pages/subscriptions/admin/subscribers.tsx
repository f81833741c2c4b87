import type { Data } from '@generated/data'
import { Button } from '@kontor/design-system/button'
import { GatedAction } from '@kontor/design-system/gated_action'
import { lazy, Suspense, useState } from 'react'
import { AdminHead } from '~/components/shell/admin_head'
import { shopToday } from '~/components/shell/shop_today'
import { ListTable } from '~/components/shell/lists/list_table'
import { AlsoOpen } from '~/components/shell/records/also_open'
import type { ShownList } from '~/components/shell/lists/types'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { AxisChoice } from '~/components/subscriptions/admin/subscribers/axis_choice'
import { axisOf, type Axis } from '~/components/subscriptions/admin/subscribers/axis_of'
import { SubscriberActions } from '~/components/subscriptions/admin/subscribers/subscriber_actions'
import { SubscriberLegend } from '~/components/subscriptions/admin/subscribers/subscriber_ribbon'
import {
  SUBSCRIPTIONS,
  rowMenuId,
  type Subscriber,
  type Type,
} from '~/components/subscriptions/admin/subscribers/types'
import { useSubscriberBulk } from '~/components/subscriptions/admin/subscribers/use_subscriber_bulk'
import { useSubscriberColumns } from '~/components/subscriptions/admin/subscribers/use_subscriber_columns'
import { heldAddress } from '~/components/subscriptions/admin/types'
import { TypeHistory } from '~/components/subscriptions/admin/types/type_history'
import { VisibilityEditor } from '~/components/subscriptions/admin/visibility_editor'
import { useCan } from '~/hooks/use_can'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Sort = 'name' | 'email' | 'company' | 'status' | 'ends'
type Filter = 'status' | 'trial' | 'locked' | 'ending' | 'axis'
type Props = InertiaProps<
  ShownList<Sort, Filter> & {
    type: Type
    subscribers: Subscriber[]
    history: Data.Subscriptions.TypeEvent[]
    earlier: number
  }
>

/** The axis of the ribbons is chosen beside the table. */
const FIELDS = ['trial', 'locked', 'ending'] as const

const CopyForm = lazy(async () => {
  const form = await import('~/components/subscriptions/admin/copy_form')
  return { default: form.CopyForm }
})
const AddSubscribers = lazy(async () => {
  const form = await import('~/components/subscriptions/admin/subscribers/add_subscribers')
  return { default: form.AddSubscribers }
})

/** Who holds a type: added, seen and changed. */
export default function Subscribers({ type, subscribers, history, earlier, ...shown }: Props) {
  const t = useText('subscriptions/subscribers')
  const places = useText('subscriptions/places')
  const mayWrite = useCan('subscriptions.users.write')
  const [isAdding, setAdding] = useState(false)
  const [edited, edit] = useState<{ one: Subscriber; what: 'visibility' | 'copy' } | null>(null)
  const bulk = useSubscriberBulk(type)
  const { list, path } = shown
  const [axis = 'Three years'] = list.filters.axis as Axis[]
  const done = () => {
    if (edited) document.getElementById(rowMenuId(edited.one))?.focus()
    edit(null)
  }
  return (
    <div className="pb-16">
      <AdminHead
        title={type.name}
        crumbs={[
          { label: places('admin.subscriptions.title'), href: SUBSCRIPTIONS },
          { label: type.name },
        ]}
        end={mayWrite && <AddButton type={type} onPress={() => setAdding(true)} />}
      />
      {isAdding && (
        <Suspense>
          <AddSubscribers type={type} onDone={() => setAdding(false)} />
        </Suspense>
      )}
      {subscribers.length > 0 && <AxisChoice {...{ axis, list, path }} />}
      <ListTable
        shown={shown}
        words={useListWords('subscriptions/subscribers', 'list')}
        tabs="status"
        filters={FIELDS}
        tools={{ name: 'subscribers' }}
        rows={subscribers}
        bulk={mayWrite ? bulk : undefined}
        columns={useSubscriberColumns(axisOf(axis, subscribers, shopToday()))}
        rowActions={
          mayWrite
            ? (one) => (
                <SubscriberActions
                  type={type}
                  subscriber={one}
                  onVisibility={() => edit({ one, what: 'visibility' })}
                  onCopy={() => edit({ one, what: 'copy' })}
                />
              )
            : undefined
        }
        rowEditor={(one) =>
          edited?.one.id === one.id &&
          (edited.what === 'copy' ? (
            <Suspense>
              <CopyForm
                label={t('row.copy')}
                path={`${heldAddress({ id: one.userId }, type.id)}/copy`}
                onDone={done}
              />
            </Suspense>
          ) : (
            <>
              <AlsoOpen kind="subscriptions" id={one.userId} />
              <VisibilityEditor
                person={{ id: one.userId, name: one.name || one.email }}
                held={one}
                onDone={done}
              />
            </>
          ))
        }
      />
      {subscribers.length > 0 && (
        <div className="pt-4">
          <SubscriberLegend />
        </div>
      )}
      <TypeHistory {...{ type, history, earlier }} />
    </div>
  )
}

function AddButton({ type, onPress }: { type: Type; onPress: () => void }) {
  const t = useText('subscriptions/subscribers')
  const words = useText('subscriptions/entitlements')
  if (type.isFilterable) {
    return (
      <GatedAction align="end" reason={words('errors.by_request')}>
        {t('add.title')}
      </GatedAction>
    )
  }
  return (
    <Button variant="primary" onPress={onPress}>
      {t('add.title')}
    </Button>
  )
}
