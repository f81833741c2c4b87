import { DataTable } from '@kontor/design-system/patterns/data_table'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { Report } from './types'
import { useRuleWords } from './use_rule_words'

/** What is open: baskets are priced anew at their next look, saved quotes keep their price. */
export function OpenThings({ report: { baskets, quotes } }: { report: Report }) {
  const t = useText('statistics/rules')
  const { count, money } = useFormat()
  const { both } = useRuleWords()
  const rows = [
    {
      id: 'baskets',
      ...baskets,
      what: t(baskets.overCard > 0 ? 'open.baskets_over_card' : 'open.baskets', {
        count: baskets.overCard,
      }),
      cents: baskets.net,
    },
    {
      id: 'quotes',
      ...quotes,
      what: t('open.quotes', { count: quotes.beyond, forgone: money(quotes.forgoneCents) }),
      cents: quotes.gross,
    },
  ] as const
  return (
    <PageSection title={t('open.title')} sum={t('open.sum')}>
      <DataTable
        caption={t('open.title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'whose', head: t('columns.whose'), cell: ({ id }) => t(`open.names.${id}`) },
          { id: 'count', head: t('columns.count'), end: true, cell: (one) => count(one.count) },
          {
            id: 'changed',
            head: t('columns.changed'),
            end: true,
            cell: ({ changed }) => count(changed),
          },
          { id: 'what', head: t('columns.happens'), wrap: true, cell: ({ what }) => what },
          { id: 'cents', head: t('columns.value'), end: true, cell: ({ cents }) => both(cents) },
        ]}
      />
    </PageSection>
  )
}
