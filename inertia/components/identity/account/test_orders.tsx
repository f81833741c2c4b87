import { formatDay, formatMoment } from '@kontor/design-system/date_text'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Heading, Text } from '@kontor/design-system/text'
import type { Data } from '@generated/data'
import { useText } from '~/hooks/use_text'

type TestOrder = Data.Identity.TestOrder

/** What test tokens have tried out; it lies nowhere else. */
export function TestOrders({ orders }: { orders: TestOrder[] }) {
  const t = useText('identity/tokens')
  const columns = [
    {
      id: 'number',
      head: t('tokens.tests_number'),
      cell: ({ number }: TestOrder) => String(number),
    },
    {
      id: 'products',
      head: t('tokens.tests_products'),
      cell: ({ products }: TestOrder) => products.join(', '),
      wrap: true,
    },
    {
      id: 'files',
      head: t('tokens.tests_files'),
      end: true,
      cell: ({ files }: TestOrder) => String(files),
    },
    {
      id: 'created',
      head: t('tokens.column_created'),
      cell: ({ createdAt }: TestOrder) => formatMoment(createdAt),
    },
    {
      id: 'last_day',
      head: t('tokens.tests_last_day'),
      cell: ({ lastDay }: TestOrder) => formatDay(lastDay),
    },
  ]
  return (
    <section className="grid gap-4 pt-12">
      <Heading level={2}>{t('tokens.tests_title')}</Heading>
      <Text measure>{t('tokens.tests_lead')}</Text>
      <DataTable
        caption={t('tokens.tests_title')}
        columns={columns}
        rows={orders}
        rowKey={({ number }) => number}
        empty={null}
      />
    </section>
  )
}
