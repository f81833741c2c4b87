import { SummaryList } from '@kontor/design-system/summary_list'
import { addressOfPaper } from '~/components/billing/invoices/address_of_paper'
import { PaperLinks } from '~/components/billing/invoices/paper_links'
import type { CustomerMoney } from '~/components/billing/invoices/types'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { CustomerOrder } from './types'

interface OrderGlanceProps {
  order: CustomerOrder
  money: CustomerMoney
}

/** On a narrow screen what people come for stands first: the total and the invoice. */
export function OrderGlance({ order: { totals }, money: { invoices } }: OrderGlanceProps) {
  const t = useText('billing/invoices')
  const name = useText('shared/amounts')
  const { money } = useFormat()
  const { isNet, netCents, grossCents } = totals
  return (
    <div data-print="never" className="pb-6 lg:hidden">
      <SummaryList
        items={[
          {
            id: 'total',
            term: name(isNet ? 'net' : 'gross'),
            value: `${money(isNet ? netCents : grossCents)} EUR`,
          },
          ...invoices.map(({ kind, label }) => ({
            id: label,
            term: `${t(`kinds.${kind}`)} ${label}`,
            value: <PaperLinks label={label} address={addressOfPaper(label)} />,
          })),
        ]}
      />
    </div>
  )
}
