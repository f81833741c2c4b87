import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import { TotalsTable } from '@kontor/design-system/totals_table'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { lastDayOf, type TrialPackage } from './trial_form'

interface TrialInBriefProps {
  title: string
  priceLabel: string
  priceWhy: string
  weeks: number
  /** The chosen first day, once it is a day. */
  firstDay: string | null
  kept: { label: string; why: string; package: TrialPackage } | null
}

/** What the trial costs, from when to when it runs, and what keeping it would cost. */
export function TrialInBrief(props: TrialInBriefProps) {
  const { title, priceLabel, priceWhy, weeks, firstDay, kept } = props
  const t = useText('catalogue/trials')
  const { money, day } = useFormat()
  const open = <span className="text-subtle">{t('brief.open')}</span>
  const rows = [
    { id: 'from', label: t('brief.from'), amount: firstDay ? day(firstDay) : open },
    { id: 'to', label: t('brief.to'), amount: firstDay ? day(lastDayOf(firstDay, weeks)) : open },
    { id: 'price', label: priceLabel, amount: `${money(0)} EUR`, why: priceWhy, sum: true },
    ...(kept
      ? [
          {
            id: 'kept',
            label: kept.label,
            amount: `${money(kept.package.priceCents)} EUR`,
            why: kept.why,
          },
        ]
      : []),
  ]
  return <QuotePanel id="brief" title={title} lines={<TotalsTable caption={title} rows={rows} />} />
}
