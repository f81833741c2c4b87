import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { userAddress } from '~/components/shell/addresses'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Both, Parts } from './types'
import { useBothColumns } from './use_both_columns'

type Row = { id: string; name: string; href?: string; of: number; cents: Both }
type Whose = 'orders' | 'open'
type Props = { parts: Parts; whose: Whose }

/** By product, the most changed first; the last row holds what is not named. */
export function ProductTable({ parts: { products, others }, whose }: Props) {
  const t = useText('statistics/rules')
  const rest = useRest(others?.products)
  const rows = products.map(({ code, items, ...one }) => ({ id: code, of: items, ...one }))
  return (
    <PartTable
      title={t(whose === 'open' ? 'open.by_product' : 'by_product')}
      sum={t('products_sum')}
      heads={[t('columns.product'), t('columns.items')]}
      rows={[...rows, ...rest]}
    />
  )
}

export function CustomerTable({ parts: { customers, others }, whose }: Props) {
  const t = useText('statistics/rules')
  const rest = useRest(others?.customers)
  const rows = customers.map(({ userId, company, orders, net }) => ({
    ...{ id: String(userId), name: company, href: userAddress(userId), of: orders, cents: net },
  }))
  return (
    <PartTable
      title={t(whose === 'open' ? 'open.by_customer' : 'by_customer')}
      sum={t('customers_sum')}
      heads={[t('columns.customer'), t(whose === 'open' ? 'columns.count' : 'columns.orders')]}
      rows={[...rows, ...rest]}
    />
  )
}

function useRest(others: NonNullable<Parts['others']>['products'] | undefined): Row[] {
  const t = useText('statistics/rules')
  const { count } = useFormat()
  if (!others) return []
  const name = t('others', { count: others.count, all: count(others.count) })
  return [{ id: '', name, of: others.of, cents: others.cents }]
}

type TableProps = { title: string; sum: string; heads: [string, string]; rows: Row[] }

function PartTable({ title, sum, heads, rows }: TableProps) {
  const t = useText('statistics/rules')
  const { count } = useFormat()
  const columns = useBothColumns<Row>(({ cents }) => cents)
  return (
    <PageSection title={title} sum={sum}>
      <DataTable
        caption={title}
        narrow="scroll"
        density="compact"
        rows={rows}
        rowKey={({ id }) => id}
        empty={<Text tone="muted">{t('no_orders')}</Text>}
        columns={[
          {
            id: 'name',
            head: heads[0],
            wrap: true,
            cell: ({ name, href }) => (href ? <Link href={href}>{name}</Link> : name),
          },
          { id: 'of', head: heads[1], end: true, cell: ({ of }) => count(of) },
          ...columns,
        ]}
      />
    </PageSection>
  )
}
