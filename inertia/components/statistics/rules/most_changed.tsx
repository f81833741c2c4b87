import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { orderAddress } from '~/components/orders/admin/order_address'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { ChangedOrder } from './types'
import { useRuleWords } from './use_rule_words'

/** The orders that the draft moves most, each with the rules that move it. */
export function MostChanged({ orders }: { orders: readonly ChangedOrder[] }) {
  const t = useText('statistics/rules')
  const { day } = useFormat()
  const { both, more } = useRuleWords()
  return (
    <PageSection title={t('most')} sum={t('most_sum')}>
      <DataTable
        caption={t('most')}
        narrow="scroll"
        density="compact"
        rows={orders}
        rowKey={({ number }) => number}
        empty={<Text tone="muted">{t('nothing_moves')}</Text>}
        columns={[
          {
            id: 'order',
            head: t('columns.order'),
            cell: ({ number }) => <Link href={orderAddress(number)}>{number}</Link>,
          },
          { id: 'day', head: t('columns.day'), cell: (order) => day(order.day) },
          {
            id: 'customer',
            head: t('columns.customer'),
            wrap: true,
            cell: ({ company }) => company,
          },
          { id: 'net', head: t('columns.net'), end: true, cell: ({ net }) => both(net) },
          { id: 'fee', head: t('columns.fee'), end: true, cell: ({ fee }) => both(fee) },
          { id: 'vat', head: t('columns.vat'), end: true, cell: ({ vat }) => both(vat) },
          {
            id: 'more',
            head: t('columns.to_pay'),
            end: true,
            cell: ({ gross }) => more(gross),
          },
          {
            id: 'why',
            head: t('columns.why'),
            wrap: true,
            cell: ({ why }) => why.map((one) => t(`why.${one}`)).join(', '),
          },
        ]}
      />
    </PageSection>
  )
}
