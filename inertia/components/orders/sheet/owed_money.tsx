import { SummaryList } from '@kontor/design-system/summary_list'
import { Text } from '@kontor/design-system/text'
import { RefundState } from '~/components/billing/invoices/refunds'
import type { CustomerMoney } from '~/components/billing/invoices/types'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from '../types'
import type { Owed } from './use_owed_words'

interface OwedMoneyProps {
  order: Pick<CustomerOrder, 'paymentMethod'>
  money: CustomerMoney
  owed: Owed
}

/** What goes back to whom, until when, and how each refund stands; nothing where nothing does. */
export function OwedMoney({ order, money: sums, owed }: OwedMoneyProps) {
  const t = useText('orders/sheet')
  const { money, day } = useFormat()
  const { refunds } = sums
  if (!owed && refunds.length === 0) return null
  return (
    <PageSection id="money" title={t('owed.title')}>
      <div className={owed ? '' : 'border-t border-line-ink'}>
        {owed && (
          <SummaryList
            items={[
              { id: 'amount', term: t('owed.amount'), value: `${money(owed.cents)} EUR` },
              { id: 'to', term: t('owed.to'), value: t(`owed.ways.${order.paymentMethod}`) },
              { id: 'by', term: t('owed.by'), value: day(owed.by) },
            ]}
          />
        )}
        {refunds.map((refund) => (
          <div
            key={refund.id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
          >
            <RefundState refund={refund} />
            <Text as="span" role="ui" isTabular>
              {`${money(refund.amountCents)} EUR`}
            </Text>
          </div>
        ))}
      </div>
    </PageSection>
  )
}
