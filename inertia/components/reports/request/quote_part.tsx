import { formatDay } from '@kontor/design-system/date_text'
import { GatedAction } from '@kontor/design-system/gated_action'
import { QuotePanel } from '@kontor/design-system/patterns/quote_panel'
import { TotalsTable } from '@kontor/design-system/totals_table'
import { leadToMissing } from '~/components/shell/lead_to_missing'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import type { Lookup } from '../types'
import { isUnavailable } from './entries_text'

interface QuotePartProps {
  lookup: Lookup | null
  unitCents: number
  isOnBehalf: boolean
  /** No security is entered yet. */
  isEmpty: boolean
  isLooking: boolean
  isPending: boolean
  onSubmit: () => void
}

/** What the report would cost, and the button that asks for it. */
export function QuotePart({ lookup, unitCents, isOnBehalf, isEmpty, ...sending }: QuotePartProps) {
  const t = useText('reports/request')
  const sayError = useText('reports/errors')
  const { isLooking, isPending, onSubmit } = sending
  const title = t(isOnBehalf ? 'quote.title_of_customer' : 'quote.title')
  const { money, count } = useFormat()
  const inEur = useInEur()
  const entries = lookup?.entries ?? []
  const available = entries.filter(({ verdict }) => verdict === 'available').length
  const unavailable = entries.filter(isUnavailable).length
  return (
    <QuotePanel
      id="report-quote"
      title={title}
      choice={lookup?.isThere && formatDay(lookup.day)}
      lines={
        <TotalsTable
          caption={title}
          rows={[
            {
              id: 'securities',
              label: t('quote.securities'),
              amount: count(available),
              why: unavailable > 0 ? t('quote.unavailable', { count: unavailable }) : undefined,
            },
            { id: 'unit', label: t('quote.unit'), amount: money(unitCents) },
          ]}
        />
      }
      total={{
        label: inEur(t('quote.total')),
        amount: money(available * unitCents),
        why: t('quote.net'),
      }}
      action={
        <GatedAction
          variant="primary"
          isBlock
          reason={isEmpty && sayError('none_entered')}
          onBlockedPress={leadToMissing}
          onPress={onSubmit}
          isPending={isPending}
        >
          {isPending ? t('quote.making') : t('quote.submit')}
        </GatedAction>
      }
      notes={t('quote.soon')}
      busy={isLooking}
    />
  )
}
