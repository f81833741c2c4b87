import { Figures } from '@kontor/design-system/figure'
import { LinkButton } from '@kontor/design-system/link_button'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { PageSection } from '~/components/shell/page_section'
import { RehearsalList } from '~/components/statistics/rules/rehearsal_list'
import { RULES, type Level, type RulesPage } from '~/components/statistics/rules/types'
import { useRuleWords } from '~/components/statistics/rules/use_rule_words'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Rules of the price as they hold, those to come, and what was rehearsed. */
export default function RulesOverview(props: InertiaProps<RulesPage>) {
  const { fee, vat, toCome, rehearsals } = props
  const t = useText('statistics/rules')
  const { money } = useFormat()
  const inEur = useInEur()
  const mayWrite = useCan('products.write')
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        end={mayWrite && <LinkButton href={`${RULES}/new`}>{t('rehearse')}</LinkButton>}
      />
      <Figures
        items={[
          { id: 'fee', term: inEur(t('holds.fee')), value: money(fee.amountCents) },
          { id: 'limit', term: inEur(t('holds.limit')), value: money(fee.appliesUpToCents) },
          {
            ...{ id: 'vat', term: t('holds.vat', { country: vat.subject }) },
            value: t('percent', { percent: vat.percent }),
          },
        ]}
      />
      <div className="grid gap-8 pt-8">
        <ToCome toCome={toCome} />
        <PageSection title={t('rehearsals')}>
          <RehearsalList rehearsals={rehearsals} />
        </PageSection>
      </div>
    </div>
  )
}

function ToCome({ toCome }: Pick<RulesPage, 'toCome'>) {
  const t = useText('statistics/rules')
  const { day } = useFormat()
  const words = useRuleWords()
  const said = ({ rule, value }: RulesPage['toCome'][number]) => {
    if (rule === 'fee') return words.fee(value as Parameters<typeof words.fee>[0])
    if (rule === 'vat') return words.vat(value as { percent: number })
    return words.levels(value as Level[])
  }
  return (
    <PageSection title={t('to_come')} sum={t('to_come_sum')}>
      <DataTable
        caption={t('to_come')}
        rows={toCome}
        rowKey={({ rule, subject, from }) => `${rule} ${subject} ${from}`}
        empty={<Text tone="muted">{t('nothing_to_come')}</Text>}
        columns={[
          { id: 'from', head: t('columns.from'), cell: ({ from }) => day(from) },
          {
            id: 'rule',
            head: t('columns.rule'),
            cell: ({ rule, subject }) =>
              rule === 'levels' ? t('rules.levels', { name: subject }) : t(`rules.${rule}`),
          },
          { id: 'value', head: t('columns.value_of_rule'), wrap: true, cell: said },
        ]}
      />
    </PageSection>
  )
}
