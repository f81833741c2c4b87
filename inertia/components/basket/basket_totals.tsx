import { TotalsTable } from '@kontor/design-system/totals_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Priced, Totals } from './types'
import { useLineWords } from './use_line_words'
import { useVatWhy } from './use_vat_why'

type Props = { basket: Priced; country: string | null; vatId: string | null }

/** Every amount of a basket with its reason, from the items to the total. */
export function BasketTotals({ basket, country, vatId }: Props) {
  const t = useText('basket/checkout')
  const name = useText('shared/amounts')
  const { money } = useFormat()
  const { basis } = useLineWords()
  const why = useVatWhy()
  const { totals } = basket
  const lines = basket.items.flatMap(({ ref, line }) =>
    line && line.errors.length === 0 ? [{ ref, line }] : []
  )
  const [shown, folded] = fold(lines)
  const { isNet, percent, cents, reason } = totals.vat
  const vatWhy = why(reason, { country, vatId: totals.vat.idMissing ? null : vatId })
  const settled = [
    { id: 'net', label: name('net'), amount: money(totals.netCents), sum: true },
    { id: 'vat', label: name('vat', { percent }), amount: money(cents), why: vatWhy },
  ]
  const discount = {
    id: 'discount',
    label: name('discount'),
    amount: money(-totals.discountCents),
  }
  return (
    <TotalsTable
      caption={t('brief.caption')}
      rows={[
        ...shown.map(({ ref, line }) => ({
          id: ref,
          label: line.product.name,
          amount: money(line.priceCents),
          why: basis(line),
        })),
        ...(folded.length > 0 ? [rest(folded)] : []),
        {
          id: 'subtotal',
          label: name('subtotal'),
          amount: money(totals.subtotalCents),
          sum: true,
        },
        { id: 'fee', label: name('fee'), amount: money(totals.fee.cents), ...feeWords(totals) },
        ...(totals.discountCents > 0 ? [discount] : []),
        ...(isNet ? [] : settled),
      ]}
      total={{
        label: name('in_eur', { name: name(isNet ? 'net' : 'gross') }),
        amount: money(isNet ? totals.netCents : totals.grossCents),
        why: isNet ? vatWhy : undefined,
      }}
    />
  )

  function rest(others: Line[]) {
    const sumCents = others.reduce((sum, { line }) => sum + line.priceCents, 0)
    const label = t('brief.more', { count: others.length })
    return { id: 'more', label, amount: money(sumCents) }
  }

  function feeWords({ fee }: Totals) {
    const rule = { amount: money(fee.amountCents), limit: money(fee.appliesUpToCents) }
    const nudge = t('brief.fee_nudge', { amount: money(fee.distanceCents) })
    return {
      why: t('brief.fee_why', rule),
      nudge: fee.cents > 0 && !basket.isPlaced ? nudge : undefined,
    }
  }
}

type Line = { ref: string; line: NonNullable<Priced['items'][number]['line']> }

/** As many items as leave the total in view; the others are summed up, as each stands in step 1. */
const MOST_LINES = 6

const fold = (lines: Line[]): [Line[], Line[]] =>
  lines.length <= MOST_LINES + 1
    ? [lines, []]
    : [lines.slice(0, MOST_LINES), lines.slice(MOST_LINES)]
