import type { Data } from '@generated/data'
import type { TotalsRow } from '@kontor/design-system/totals_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'

type Quote = Data.Catalogue.Quote

/** The administrative fee with its limit and, while it is charged on what can be ordered, what drops it. */
export function useFeeRow(fee: Quote['fee'], isOrderable = true): TotalsRow {
  const t = useText('catalogue/quote')
  const name = useText('shared/amounts')
  const { money } = useFormat()
  const limit = money(fee.appliesUpToCents)
  const isCharged = fee.reason === 'small_order'
  const reasons = {
    small_order: t('fee_why', { limit }),
    large_order: t('fee_none', { limit }),
    free_order: t('fee_free'),
    empty: undefined,
  }
  return {
    id: 'fee',
    label: name('fee'),
    amount: money(fee.cents),
    why: reasons[fee.reason],
    nudge:
      isCharged && isOrderable ? t('fee_nudge', { amount: money(fee.distanceCents) }) : undefined,
  }
}

/** VAT with the reason that decides it. */
export function useVatRow(vat: Quote['vat']): TotalsRow {
  const name = useText('shared/amounts')
  const { money } = useFormat()
  const why = useVatWhy()
  return {
    id: 'vat',
    label: name('vat', { percent: vat.percent }),
    amount: money(vat.cents),
    why: why(vat),
  }
}

/** Why there is this VAT or none, in one sentence. */
export function useVatWhy() {
  const t = useText('catalogue/quote')
  return ({ reason, idMissing }: Quote['vat']): string => {
    const reasons = {
      domestic: t('vat_domestic'),
      eu_reverse_charge: idMissing ? t('vat_reverse_missing') : t('vat_reverse'),
      outside_eu: t('vat_outside'),
      quota: t('vat_quota'),
      unknown: t('vat_unknown'),
    }
    return reasons[reason]
  }
}
