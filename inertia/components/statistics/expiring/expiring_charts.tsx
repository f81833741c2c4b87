import { router } from '@inertiajs/react'
import { BarsOverTime, RankedBars } from '@kontor/design-system/chart'
import { Text } from '@kontor/design-system/text'
import { listAddress } from '~/components/shell/lists/list_address'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import { totalOf } from '../chart_words'
import { useBarLabel } from '../use_bar_label'
import type { ExpiringPage } from './types'

type Bars = ExpiringPage['months']
type Props = Pick<ExpiringPage, 'months' | 'types' | 'companies' | 'list' | 'path'>

/** What ends, by its month, its subscription and its company; each leads to its rows of the list. */
export function ExpiringCharts({ months, types, companies, list, path }: Props) {
  const t = useText('statistics/expiring')
  const chart = useChart()
  const inEur = useInEur()
  const spanOf = new Map(months.map(({ id, from = '', to = '' }) => [id, { from, to }]))
  const leads = (narrowed: (id: string) => Partial<Props['list']>) => ({
    hrefOf: ({ id }: { id: string }) => listAddress(path, { ...list, search: '', ...narrowed(id) }),
    open: (href: string) => router.visit(href),
  })
  const inMonth = leads((id) => {
    const { from = '', to = '' } = spanOf.get(id) ?? {}
    return { filters: { ...list.filters, from: [from], to: [to] } }
  })
  const named = (bars: Bars) => {
    const labels = new Map(bars.map(({ id, label = '' }) => [id, label]))
    return leads((id) => ({ search: labels.get(id) ?? '' }))
  }
  const [byMonth, byType, byCompany] = [
    chart('months', months),
    chart('types', types),
    chart('companies', companies),
  ]
  if (!byMonth || !byType || !byCompany) {
    return <Text tone="muted">{t('nothing')}</Text>
  }
  return (
    <>
      <PageSection title={inEur(t('charts.months'))}>
        <BarsOverTime {...byMonth} leads={inMonth} />
      </PageSection>
      <PageSection title={inEur(t('charts.types'))}>
        <RankedBars {...byType} leads={named(types)} />
      </PageSection>
      <PageSection title={inEur(t('charts.companies'))}>
        <RankedBars {...byCompany} leads={named(companies)} />
      </PageSection>
    </>
  )
}

/** A chart in words; none where nothing has a price. */
function useChart() {
  const t = useText('statistics/expiring')
  const page = useText('statistics/page')
  const { money } = useFormat()
  const labelOf = useBarLabel('month')
  return (name: 'months' | 'types' | 'companies', bars: Bars) => {
    const points = bars.map(({ id, label, values }) => ({
      id,
      label: label ?? labelOf(id),
      values,
    }))
    const [largest] = [...points].sort((one, other) => totalOf(other) - totalOf(one))
    if (!largest || totalOf(largest) === 0) return null
    return {
      points,
      format: money,
      series: [
        { id: 'agreed', label: t('series.agreed') },
        { id: 'trial', label: t('series.trial') },
      ],
      label: t(`charts.${name}`),
      summary: page('summary', { label: largest.label, value: money(totalOf(largest)) }),
      table: { toggle: page('table'), point: t(`points.${name}`), total: page('total') },
    }
  }
}
