import { DataTable } from '@kontor/design-system/patterns/data_table'
import { StatusBadge } from '@kontor/design-system/status_badge'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Draft } from './types'

type Price = { from: string; cents: number | null; isDrafted?: boolean }

interface PriceOverTimeProps {
  prices: readonly Price[]
  draft: Draft | null
}

/** Prices of the past and of the days to come, with the one that is drafted. */
export function PriceOverTime({ prices, draft }: PriceOverTimeProps) {
  const t = useText('catalogue/manage_products')
  const { day, money } = useFormat()
  const wished = draftedPrice(draft)
  return (
    <PageSection title={t('prices.title')} sum={t('prices.sum')}>
      <DataTable
        caption={t('prices.title')}
        rows={[...(wished ? [wished] : []), ...prices.toReversed()]}
        rowKey={({ from, isDrafted }) => `${from}${isDrafted ? '*' : ''}`}
        columns={[
          {
            id: 'from',
            head: t('prices.from'),
            cell: ({ from }) => {
              if (from === '') return t('prices.published')
              return from === '-infinity' ? t('prices.first') : day(from)
            },
          },
          {
            id: 'state',
            head: t('list.columns.draft'),
            cell: ({ isDrafted }) =>
              isDrafted ? <StatusBadge status="Open" label={t('states.Open')} /> : '–',
          },
          {
            id: 'price',
            head: t('prices.price'),
            end: true,
            cell: ({ cents }) => (cents === null ? '–' : money(cents)),
          },
        ]}
      />
    </PageSection>
  )
}

/** Without a day of its own it begins on the day on which it is published. */
function draftedPrice(draft: Draft | null): Price | null {
  const { dailyPrice, dailyPriceFrom } = draft?.changes ?? {}
  if (typeof dailyPrice !== 'string') return null
  const cents = Math.round(Number(dailyPrice) * 100)
  return { from: String(dailyPriceFrom ?? ''), cents, isDrafted: true }
}
