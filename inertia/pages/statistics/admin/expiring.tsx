import { Figures } from '@kontor/design-system/figure'
import { Heading, Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { ListTable } from '~/components/shell/lists/list_table'
import { useListWords } from '~/components/shell/lists/use_list_words'
import { ExpiringCharts } from '~/components/statistics/expiring/expiring_charts'
import { HorizonChoice } from '~/components/statistics/expiring/horizon_choice'
import type { ExpiringPage } from '~/components/statistics/expiring/types'
import { useExpiringColumns } from '~/components/statistics/expiring/use_expiring_columns'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** Subscriptions that end soon: what a year of them costs, by month, subscription and company. */
export default function ExpiringSubscriptions(props: InertiaProps<ExpiringPage>) {
  const { within, figures, months, types, companies, expiring, errors: _, ...shown } = props
  const t = useText('statistics/expiring')
  const { money, count } = useFormat()
  const inEur = useInEur()
  const words = useListWords('statistics/expiring', 'list')
  return (
    <div className="pb-16">
      <AdminHead title={t('title')} />
      <div className="grid gap-5 pb-6">
        <Text tone="muted" measure>
          {t('about')}
        </Text>
        <HorizonChoice within={within} {...shown} />
        <Figures
          items={figures.map(({ id, isMoney, value }) => ({
            id,
            term: isMoney ? inEur(t(`figures.${id as 'agreed'}`)) : t(`figures.${id as 'agreed'}`),
            value: isMoney ? money(value) : count(value),
          }))}
        />
      </div>
      <ExpiringCharts {...{ months, types, companies }} {...shown} />
      <section className="grid grid-cols-1 gap-3 pt-8">
        <Heading level={2}>{words.caption}</Heading>
        <ListTable
          shown={shown}
          words={words}
          filters={['from', 'to']}
          tools={{ name: 'expiring' }}
          rows={expiring}
          columns={useExpiringColumns()}
        />
      </section>
    </div>
  )
}
