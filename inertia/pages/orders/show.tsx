import { Note } from '@kontor/design-system/note'
import { Text } from '@kontor/design-system/text'
import type { CustomerMoney } from '~/components/billing/invoices/types'
import { DeliveryDelay } from '~/components/delivery/delivery_delay'
import { DeliveryProgress } from '~/components/delivery/delivery_progress'
import { FileAction } from '~/components/delivery/file_action'
import { useLiveSheet } from '~/components/delivery/live/use_live_sheet'
import { ProofOfDelivery } from '~/components/delivery/proof_of_delivery'
import { TakeEverything } from '~/components/delivery/take_everything'
import type { DownloadPhase } from '~/components/delivery/types'
import { ConfirmationLink } from '~/components/orders/confirmation_link'
import { LivePage } from '~/components/orders/live_page'
import { OrderRemark } from '~/components/orders/admin/order_remark'
import { deliveryAddress, orderAddress } from '~/components/orders/order_address'
import { OrderAgain } from '~/components/orders/order_again'
import { OrderGlance } from '~/components/orders/order_glance'
import { OrderItems } from '~/components/orders/order_items'
import { OrderProgress } from '~/components/orders/order_progress'
import { OrderTotals } from '~/components/orders/order_totals'
import { NextStep } from '~/components/orders/sheet/next_step'
import { OrderFacts } from '~/components/orders/sheet/order_facts'
import { OrderHead } from '~/components/orders/sheet/order_head'
import { OrderNews } from '~/components/orders/sheet/order_news'
import { OwedMoney } from '~/components/orders/sheet/owed_money'
import { PaymentBox } from '~/components/orders/sheet/payment_box'
import { sumsOf } from '~/components/orders/sheet/sums_of'
import type { OrderSheet } from '~/components/orders/sheet/types'
import type { Owed } from '~/components/orders/sheet/use_owed_words'
import { useSaid } from '~/components/orders/sheet/use_said'
import type { CustomerOrder } from '~/components/orders/types'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  OrderSheet & {
    order: CustomerOrder
    money: CustomerMoney
    owed: Owed
    phase: DownloadPhase
    /** Names the request whose files could not be listed. */
    filesFailed: string | null
    /** Files that were not fetched yet. */
    isAnyFileLeft: boolean
    /** Whether the manifest of the files is there. */
    isSigned: boolean
  }
>

export default function MyOrder(props: Props) {
  return (
    <LivePage order={props.order} files={props.files}>
      <OrderPage {...props} />
    </LivePage>
  )
}

function OrderPage(props: Props) {
  const { order, money, owed } = props
  const sums = sumsOf(useLiveSheet(props.sheet))
  const said = { order, sums, phase: props.phase, owed, money }
  return (
    <div className="pb-16">
      <OrderHead order={order} said={useSaid(said)}>
        <NextStep {...said} />
      </OrderHead>
      <OrderGlance order={order} money={money} />
      <OrderProgress order={order} sums={sums} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-page-panel lg:grid-rows-[auto_1fr]">
        {order.payment && (
          <div className="min-w-0 lg:col-start-2">
            <PaymentBox payment={order.payment} />
          </div>
        )}
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Files {...props} />
          <OwedMoney order={order} money={money} owed={owed} />
          {order.remarkHtml && <OrderRemark html={order.remarkHtml} />}
          <AllFiles {...props} />
          <OrderNews order={order} />
        </div>
        <Beside {...props} />
      </div>
    </div>
  )
}

/** The items with their days and files; above them how far all of them are while they are made. */
function Files({ order, phase, filesFailed, ...shown }: Props) {
  const t = useText('orders/my_orders')
  const action = (file: Parameters<typeof FileAction>[0]['file']) => (
    <span data-print="never">
      <FileAction path={orderAddress(order.number)} file={file} phase={phase} />
    </span>
  )
  const error = t('detail.files_failed_why', { id: filesFailed ?? '' })
  return (
    <OrderItems
      {...shown}
      order={order}
      address={orderAddress(order.number)}
      action={action}
      endedOn={phase === 'ended' ? (order.lastDownloadDay ?? undefined) : undefined}
    >
      {order.state === 'Processing' && order.progress && (
        <div className="grid gap-4 pb-4">
          <DeliveryProgress {...order.progress} />
          <DeliveryDelay tasks={order.items.flatMap(({ task }) => task ?? [])} />
        </div>
      )}
      {filesFailed !== null && <Note tone="crimson">{t('detail.files_failed', { error })}</Note>}
    </OrderItems>
  )
}

/** What concerns all files together, once they are there. */
function AllFiles({ order, sheet, phase, isAnyFileLeft, isSigned }: Props) {
  if (sheet.length === 0 || phase === 'not_completed') return null
  const address = deliveryAddress(order.number)
  return (
    <div data-print="never" className="grid gap-8 pt-8">
      {phase === 'open' && isAnyFileLeft && <TakeEverything address={address} />}
      <ProofOfDelivery address={address} isSigned={isSigned} />
    </div>
  )
}

/** Amounts, facts, and the way to the same again, unless nothing came of it. */
function Beside({ order, money }: Props) {
  const isShopOpen = useIsShopOpen()
  const mayComeAgain = order.items.length > 0 && !['Failed', 'Rejected'].includes(order.state)
  return (
    <aside className="grid min-w-0 content-start gap-8 lg:col-start-2">
      <OrderTotals order={order} />
      <div className="grid gap-3">
        <OrderFacts order={order} money={money} />
        <div data-print="never">
          <Text role="ui">
            <ConfirmationLink number={order.number} />
          </Text>
        </div>
      </div>
      {mayComeAgain && isShopOpen && <OrderAgain number={order.number} />}
    </aside>
  )
}
