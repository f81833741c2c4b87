import { useState } from 'react'
import { router } from '@inertiajs/react'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { Text } from '@kontor/design-system/text'
import { RefusalNote } from '~/components/basket/refusal_note'
import { AdminHead } from '~/components/shell/admin_head'
import { GivenFiles } from '~/components/orders/admin/given_files'
import { orderAddress } from '~/components/orders/admin/order_address'
import type { GivenFile } from '~/components/orders/admin/staff_order_types'
import type { AdminOrder } from '~/components/orders/admin/types'
import { ADDRESSES } from '~/components/shell/addresses'
import { AlsoOpen } from '~/components/shell/records/also_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  order: Pick<AdminOrder, 'number' | 'state' | 'email' | 'company'>
  files: GivenFile[]
  chosen: string[]
}>

/** Files of the store for an order without items; each choice is saved at once. */
export default function OrderFiles({ order, files, chosen }: Props) {
  const t = useText('orders/create')
  const adminText = useText('orders/admin')
  const orders = useText('orders/order')
  const { selected, select } = useSavedSelection(order.number, chosen)
  return (
    <>
      <AdminHead
        title={t('given.title', { number: order.number })}
        crumbs={[
          { label: adminText('title'), href: ADDRESSES.adminOrders },
          { label: String(order.number), href: orderAddress(order.number) },
          { label: t('given.crumb') },
        ]}
        status={<StatusBadge status={order.state} label={orders(`states.${order.state}`)} />}
      />
      <AlsoOpen kind="order" id={order.number} />
      <div className="grid max-w-sheet gap-6">
        <Text role="ui" tone="muted" measure>
          {t('given.lead')}
        </Text>
        <RefusalNote />
        <GivenFiles files={files} selected={selected} onSelectionChange={select} />
      </div>
    </>
  )
}

/** Sends every change, one after the other; a refused one is taken back. */
function useSavedSelection(number: number, chosen: string[]) {
  const [pending, setPending] = useState<string[] | null>(null)
  const select = (wanted: string[]) => {
    const changes = [
      ...wanted.filter((path) => !chosen.includes(path)).map((path) => ({ path, isChosen: true })),
      ...chosen.filter((path) => !wanted.includes(path)).map((path) => ({ path, isChosen: false })),
    ]
    setPending(wanted)
    send(number, changes, () => setPending(null))
  }
  return { selected: pending ?? chosen, select }
}

type Change = { path: string; isChosen: boolean }

function send(number: number, [change, ...rest]: Change[], done: () => void) {
  if (!change) return done()
  const body = { s3FilePath: change.path, isChosen: change.isChosen }
  router.put(`${orderAddress(number)}/files`, body, {
    preserveScroll: true,
    preserveState: true,
    onSuccess: () => send(number, rest, done),
    onError: done,
  })
}
