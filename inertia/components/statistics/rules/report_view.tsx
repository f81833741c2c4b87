import { BarsOverTime } from '@kontor/design-system/chart'
import { Figures } from '@kontor/design-system/figure'
import { Text } from '@kontor/design-system/text'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import { LimitList } from './limit_list'
import { MostChanged } from './most_changed'
import { OpenThings } from './open_things'
import { MonthTable } from './month_table'
import { CustomerTable, ProductTable } from './part_tables'
import type { Report } from './types'
import { useRuleWords } from './use_rule_words'

/** What the draft would have brought: in all, by month, product and customer, and where it hurts. */
export function ReportView({ report, since }: { report: Report; since: string }) {
  const t = useText('statistics/rules')
  const { count, money, day } = useFormat()
  const { both, more } = useRuleWords()
  const inEur = useInEur()
  const figure = (id: 'net' | 'fee' | 'vat' | 'gross') => ({
    ...{ id, term: inEur(t(`figures.${id}`)), value: both(report[id]), note: more(report[id]) },
  })
  const { orders, dearer, cheaper, bookedNetCents } = report
  return (
    <>
      <PageSection title={t('result')} sum={t('since_day', { day: day(since) })}>
        <Figures items={[figure('net'), figure('fee'), figure('vat'), figure('gross')]} />
        <div className="pt-3">
          <Text role="ui-s" tone="muted" measure>
            {t('counts', {
              count: orders,
              orders: count(orders),
              dearer: count(dearer),
              cheaper: count(cheaper),
              same: count(orders - dearer - cheaper),
            })}{' '}
            {t('how', { booked: money(bookedNetCents) })}
          </Text>
        </div>
      </PageSection>
      <PageSection title={inEur(t('by_month'))}>
        <MonthChart report={report} />
        <MonthTable months={report.months} />
      </PageSection>
      <LimitList limits={report.limits} />
      <MostChanged orders={report.most} />
      <OpenThings report={report} />
      {report.open && report.open.products.length > 0 && (
        <>
          <ProductTable parts={report.open} whose="open" />
          <CustomerTable parts={report.open} whose="open" />
        </>
      )}
      <ProductTable parts={report} whose="orders" />
      <CustomerTable parts={report} whose="orders" />
    </>
  )
}

function MonthChart({ report }: { report: Report }) {
  const t = useText('statistics/rules')
  const { money } = useFormat()
  const { more } = useRuleWords()
  if (report.orders === 0) return <Text tone="muted">{t('no_orders')}</Text>
  return (
    <BarsOverTime
      label={t('chart')}
      summary={t('chart_summary', { change: more(report.net) })}
      format={money}
      series={[{ id: 'draft', label: t('draft') }]}
      comparison={{
        label: t('today'),
        change: t('columns.more'),
        describe: (after, before) => more([before, after]),
      }}
      points={report.months.map(({ month, net: [before, after] }) => ({
        ...{ id: month, label: month.replace('-', '/'), values: [after], before },
      }))}
      table={{ toggle: t('as_table'), point: t('columns.month') }}
    />
  )
}
