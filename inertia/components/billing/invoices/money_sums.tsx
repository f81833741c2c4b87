import { SummaryList } from '@kontor/design-system/summary_list'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

type Sums = { grossCents: number; paidCents: number; refundedCents: number }

/** What is owed, what came in, what went back; what is still open or too much. */
export function MoneySums({ money: sums }: { money: Sums }) {
  const t = useText('billing/invoices')
  const { money } = useFormat()
  const { grossCents, paidCents, refundedCents } = sums
  const open = grossCents - paidCents
  const rest = open > 0 ? 'open' : 'over'
  return (
    <SummaryList
      layout="columns"
      items={[
        { id: 'gross', term: t('order.gross'), value: `${money(grossCents)} EUR` },
        { id: 'paid', term: t('order.paid'), value: `${money(paidCents)} EUR` },
        ...(open === 0 || paidCents === 0
          ? []
          : [{ id: rest, term: t(`order.${rest}`), value: `${money(Math.abs(open))} EUR` }]),
        ...(refundedCents > 0
          ? [{ id: 'back', term: t('order.refunded'), value: `${money(refundedCents)} EUR` }]
          : []),
      ]}
    />
  )
}
