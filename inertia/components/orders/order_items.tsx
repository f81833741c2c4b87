import { DateRangeText } from '@kontor/design-system/date_text'
import { Link } from '@kontor/design-system/link'
import {
  DataTable,
  type NarrowTable,
  type TableColumn,
} from '@kontor/design-system/patterns/data_table'
import { productAddress } from '~/components/catalogue/addresses'
import { ChosenIsins } from '~/components/catalogue/quote/chosen_isins'
import { ChosenParts } from '~/components/catalogue/quote/chosen_parts'
import { useLiveTask } from '~/components/delivery/live/use_live_task'
import { useFormat } from '~/hooks/use_format'
import { useIsShopOpen } from '~/hooks/use_is_shop_open'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'
import { PageSection } from '~/components/shell/page_section'
import { RemarkText } from './remark_text'
import { TaskState } from './task_state'
import type { CustomerOrder, OrderItem } from './types'
import { useItemWords } from './use_item_words'

interface OrderItemsProps {
  order: Pick<CustomerOrder, 'items'>
  /** Staff scroll a narrow table sideways; customers read blocks. */
  narrow: NarrowTable
}

/** What was ordered: days, what the price rests on, how far the files are. */
export function OrderItems({ order: { items }, narrow }: OrderItemsProps) {
  const t = useText('orders/admin')
  const { size } = useFormat()
  const { files } = useItemWords()
  const sum = (key: 'files' | 'bytes') =>
    items.reduce((total, { line }) => total + (line?.[key] ?? 0), 0)
  return (
    <PageSection
      title={t('items.title')}
      sum={
        items.length > 0 && t('items.sum', { files: files(sum('files')), size: size(sum('bytes')) })
      }
    >
      <DataTable
        caption={t('items.caption')}
        density="compact"
        narrow={narrow}
        columns={useColumns()}
        rows={items}
        rowKey={({ id }) => id}
        empty={<p className="py-4 text-muted">{t('items.none')}</p>}
      />
    </PageSection>
  )
}

function useColumns(): TableColumn<OrderItem>[] {
  const t = useText('orders/admin')
  const { money, count } = useFormat()
  const { basis } = useItemWords()
  return [
    { id: 'product', head: t('items.product'), cell: (item) => <Product item={item} /> },
    {
      id: 'range',
      head: t('items.range'),
      cell: ({ from, to }) => (
        <span className="block w-25 whitespace-normal">
          <DateRangeText from={from} to={to} toLabel={t('items.to')} />
        </span>
      ),
    },
    {
      id: 'days',
      head: t('items.days'),
      end: true,
      cell: ({ line }) => line && count(line.countedDays),
    },
    { id: 'basis', head: t('items.basis'), cell: basis },
    { id: 'files', head: t('items.files'), cell: (item) => <Files item={item} /> },
    {
      id: 'price',
      head: t('items.price'),
      end: true,
      cell: ({ line }) => line && money(line.priceCents),
    },
  ]
}

/** What was ordered: the product, what was chosen of it, and what the catalogue remarks on it. */
function Product({ item: { line, productName, remarkHtml } }: { item: OrderItem }) {
  const { locale } = useShared()
  const isShopOpen = useIsShopOpen()
  return (
    <div className="w-40 whitespace-normal xl:w-auto xl:min-w-36">
      {line && isShopOpen ? (
        <Link href={productAddress(line.product.code)} variant="quiet">
          {productName}
        </Link>
      ) : (
        productName
      )}
      {line?.parts && <ChosenParts parts={line.parts} />}
      {line?.isins && <ChosenIsins isins={line.isins} />}
      {remarkHtml && <RemarkText html={remarkHtml[locale]} role="ui-s" />}
    </div>
  )
}

/** Files as ordered, or, once they are being made, how many are there. */
function Files({ item }: { item: OrderItem }) {
  const { files, done } = useItemWords()
  const { line } = item
  const task = useLiveTask(item.task)
  if (!task) return line && files(line.files)
  return <TaskState state={task.state} label={done(task.filesDone, task.filesExpected)} />
}
