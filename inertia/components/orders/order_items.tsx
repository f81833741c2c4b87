import { Heading, Text } from '@kontor/design-system/text'
import type { ReactNode } from 'react'
import { useLive } from '~/components/delivery/live/live_delivery'
import { useLiveSheet } from '~/components/delivery/live/use_live_sheet'
import type { LedgerFile } from '~/components/delivery/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { ItemDays } from './sheet/item_days'
import { ItemMonths } from './sheet/item_months'
import { ItemSection } from './sheet/item_section'
import { SheetLegend } from './sheet/sheet_legend'
import type { OrderSheet } from './sheet/types'
import type { CustomerOrder } from './types'
import { useItemWords } from './use_item_words'

interface OrderItemsProps extends OrderSheet {
  order: Pick<CustomerOrder, 'items' | 'state'>
  address: string
  action: (file: LedgerFile) => ReactNode
  /** The last day of the download window, when it is over. */
  endedOn?: string
  /** Stands above the items: how far all of them are. */
  children?: ReactNode
}

/** The order as a tick sheet: its items, each with its days and with its files by month. */
export function OrderItems({ order, children, ...shown }: OrderItemsProps) {
  const t = useText('orders/admin')
  const sheet = useLiveSheet(shown.sheet)
  const { filling } = useLive()
  const { items } = order
  const isToCome = sheet.length === 0 && UNMADE.includes(order.state)
  const others = sheet.filter(({ itemRef }) => !items.some(({ id }) => String(id) === itemRef))
  return (
    <section aria-labelledby="items" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-3">
        <Heading level={2} id="items">
          {t('items.title')}
        </Heading>
        <SheetLegend
          items={items}
          sheet={sheet}
          isToCome={isToCome}
          isFilling={filling.length > 0}
          isEnded={order.state === 'Failed' || order.state === 'Rejected'}
        />
      </div>
      {children}
      {items.map((item) => {
        const own = sheet.filter(({ itemRef }) => itemRef === String(item.id))
        return (
          <ItemSection key={item.id} item={item}>
            {item.line && (
              <ItemDays
                line={item.line}
                sheet={own}
                isToCome={isToCome}
                filling={filling.filter(({ itemRef }) => itemRef === String(item.id))}
              />
            )}
            <ItemMonths {...shown} months={own} />
          </ItemSection>
        )
      })}
      {items.length === 0 && others.length === 0 && <NoItems />}
      <ItemMonths {...shown} months={others} />
      {items.length > 1 && <Sum items={items} />}
    </section>
  )
}

/** Orders whose days are hollow before a file is planned, or because none ever was. */
const UNMADE: readonly string[] = ['Registered', 'Confirmed', 'Processing', 'Failed', 'Rejected']

function NoItems() {
  const t = useText('orders/admin')
  return (
    <Text role="ui" tone="muted">
      {t('items.none')}
    </Text>
  )
}

function Sum({ items }: Pick<CustomerOrder, 'items'>) {
  const t = useText('orders/admin')
  const { size } = useFormat()
  const { files } = useItemWords()
  const sum = (key: 'files' | 'bytes') =>
    items.reduce((total, { line }) => total + (line?.[key] ?? 0), 0)
  return (
    <div className="mt-6 border-t border-line pt-2 text-end">
      <Text as="span" role="ui-s" tone="muted" isTabular>
        {t('items.sum', { files: files(sum('files')), size: size(sum('bytes')) })}
      </Text>
    </div>
  )
}
