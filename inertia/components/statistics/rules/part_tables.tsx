import { Link } from '@kontor/design-system/link'
import { DataTable, type TableColumn } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { userAddress } from '~/components/shell/addresses'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Both, Report } from './types'
import { useRuleWords } from './use_rule_words'

/** Today, draft, and what lies between them. */
function useBothColumns<Row>(of: (row: Row) => Both): TableColumn<Row>[] {
  const t = useText('statistics/rules')
  const { money } = useFormat()
  const { more } = useRuleWords()
  return [
    { id: 'before', head: t('today'), end: true, cell: (row) => money(of(row)[0]) },
    { id: 'after', head: t('draft'), end: true, cell: (row) => money(of(row)[1]) },
    { id: 'more', head: t('columns.more'), end: true, cell: (row) => more(of(row)) },
  ]
}

type Month = Report['months'][number]

export function MonthTable({ months }: { months: Month[] }) {
  const t = useText('statistics/rules')
  const { count } = useFormat()
  const { both } = useRuleWords()
  const columns = useBothColumns<Month>(({ net }) => net)
  return (
    <DataTable
      caption={t('by_month')}
      narrow="scroll"
      density="compact"
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { id: 'month', head: t('columns.month'), cell: ({ month }) => month.replace('-', '/') },
        {
          id: 'orders',
          head: t('columns.orders'),
          end: true,
          cell: ({ orders }) => count(orders),
        },
        ...columns,
        { id: 'fee', head: t('columns.fee'), end: true, cell: ({ fee }) => both(fee) },
        { id: 'vat', head: t('columns.vat'), end: true, cell: ({ vat }) => both(vat) },
      ]}
    />
  )
}

type Product = Report['products'][number]

export function ProductTable({ products }: { products: Product[] }) {
  const t = useText('statistics/rules')
  const { count } = useFormat()
  const columns = useBothColumns<Product>(({ cents }) => cents)
  return (
    <PageSection title={t('by_product')} sum={t('products_sum')}>
      <DataTable
        caption={t('by_product')}
        narrow="scroll"
        density="compact"
        rows={products}
        rowKey={({ code }) => code}
        empty={<Text tone="muted">{t('no_orders')}</Text>}
        columns={[
          { id: 'product', head: t('columns.product'), wrap: true, cell: ({ name }) => name },
          { id: 'items', head: t('columns.items'), end: true, cell: ({ items }) => count(items) },
          ...columns,
        ]}
      />
    </PageSection>
  )
}

type Customer = Report['customers'][number]

export function CustomerTable({ customers }: { customers: Customer[] }) {
  const t = useText('statistics/rules')
  const { count } = useFormat()
  const columns = useBothColumns<Customer>(({ net }) => net)
  return (
    <PageSection title={t('by_customer')} sum={t('customers_sum')}>
      <DataTable
        caption={t('by_customer')}
        narrow="scroll"
        density="compact"
        rows={customers}
        rowKey={({ userId }) => userId}
        empty={<Text tone="muted">{t('no_orders')}</Text>}
        columns={[
          {
            id: 'company',
            head: t('columns.customer'),
            wrap: true,
            cell: ({ userId, company }) => <Link href={userAddress(userId)}>{company}</Link>,
          },
          {
            id: 'orders',
            head: t('columns.orders'),
            end: true,
            cell: ({ orders }) => count(orders),
          },
          ...columns,
        ]}
      />
    </PageSection>
  )
}
