import { Note } from '@kontor/design-system/note'
import { Tabs } from '@kontor/design-system/tabs'
import { Heading, Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { listParameters } from '~/components/shell/lists/list_address'
import { ListTable } from '~/components/shell/lists/list_table'
import { useAmountWords } from '~/components/shell/lists/use_amount_words'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { AskedForm } from '~/components/statistics/asked_form'
import { ComparedWith } from '~/components/statistics/compared_with'
import { AMOUNTS, HIDDEN } from '~/components/statistics/names_of_tabs'
import { ShownChart } from '~/components/statistics/shown_chart'
import { ShownFigures } from '~/components/statistics/shown_figures'
import { ShownShares } from '~/components/statistics/shown_shares'
import { STATS, TABS, type StatisticsPage } from '~/components/statistics/types'
import { useChoiceWords } from '~/components/statistics/use_choice_words'
import { useStatColumns } from '~/components/statistics/use_stat_columns'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** What was sold and to whom, within a span of days. */
export default function Statistics(props: InertiaProps<StatisticsPage>) {
  const {
    tab,
    figures,
    chart,
    trend,
    shares,
    rows,
    from,
    to,
    typed,
    problems,
    ignored,
    errors: _,
    ...shown
  } = props
  const { comparison } = shown
  const t = useText('statistics/page')
  const choice = useChoiceWords()
  const inEur = useInEur()
  const words = useAmountWords(useListWords('statistics/rows', tab, choice.value), AMOUNTS)
  const columns = useStatColumns(tab, shown.list.sorts)
  const asked = listParameters(shown.list).filter(([name]) => KEPT.includes(name))
  const query = asked.length > 0 ? `?${new URLSearchParams(asked).toString()}` : ''
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} />
      <Tabs
        label={t('tabs.label')}
        tabs={TABS.map((name) => ({
          href: `${STATS}/${name}${query}`,
          label: t(`tabs.${name}`),
          isCurrent: name === tab,
        }))}
      />
      <AskedForm key={shown.path + query} {...{ from, to, typed, problems, ...shown }} />
      {ignored.length > 0 && (
        <div className="pt-4">
          <Note tone="brass">
            {t('ignored', {
              names: ignored
                .map((name) => (name === 'compare' ? t('compare.label') : choice.kind(name)))
                .join(', '),
            })}
          </Note>
        </div>
      )}
      <div className="pt-6">
        <ShownFigures figures={figures} />
      </div>
      <div className="pt-3">
        <Text role="ui-s" tone="subtle">
          {t(`about.${tab}`)}
        </Text>
      </div>
      {chart && (
        <section className="grid grid-cols-1 gap-3 pt-8">
          <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
            <Heading level={2}>
              {chart.isMoney ? inEur(t(`charts.${tab}`)) : t(`charts.${tab}`)}
            </Heading>
            <ComparedWith {...shown} />
          </div>
          <ShownChart {...{ chart, comparison, tab, asked }} />
        </section>
      )}
      {trend && (
        <section className="grid grid-cols-1 gap-3 pt-8">
          <Heading level={2}>{t('charts.held')}</Heading>
          <ShownChart {...{ comparison, tab, asked }} chart={trend} name="held" />
        </section>
      )}
      <ShownShares tab={tab} shares={shares} series={chart?.series ?? []} />
      <section className="grid grid-cols-1 gap-3 pt-8">
        <Heading level={2}>{words.caption}</Heading>
        <ListTable
          key={tab}
          shown={shown}
          words={words}
          filters={[]}
          tools={{ name: `stats_${tab}`, hidden: tab === 'new-users' ? [] : HIDDEN }}
          rows={rows}
          rowKey={(row) => row.id ?? String(row.day)}
          columns={columns}
        />
      </section>
    </div>
  )
}

/** What goes along from tab to tab. */
const KEPT = ['from', 'to', 'state', 'type', 'payment', 'users', 'compare']
