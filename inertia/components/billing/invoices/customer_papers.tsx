import { PageSection } from '~/components/shell/page_section'
import { Text } from '@kontor/design-system/text'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { Papers } from './papers'
import { RefundState } from './refunds'
import type { CustomerMoney } from './types'

/** The papers of one's own order, and money that comes back. */
export function CustomerPapers({ money: sums }: { money: CustomerMoney }) {
  const t = useText('billing/invoices')
  const { money } = useFormat()
  if (sums.invoices.length === 0 && sums.refunds.length === 0) return null
  return (
    <PageSection title={t('order.title_customer')}>
      <Papers
        papers={sums.invoices}
        addressOf={({ label }) => `/my-account/my-orders/invoices/${label}`}
      />
      {sums.refunds.map((refund) => (
        <div key={refund.id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <RefundState refund={refund} />
          <Text as="span" role="ui" isTabular>
            {`${money(refund.amountCents)} EUR`}
          </Text>
        </div>
      ))}
    </PageSection>
  )
}
