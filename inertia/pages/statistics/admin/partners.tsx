import { Figures } from '@kontor/design-system/figure'
import { Note } from '@kontor/design-system/note'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { PageSection } from '~/components/shell/page_section'
import { MonthChoice } from '~/components/statistics/partners/month_choice'
import { DATA_PARTNERS, type PartnersPage } from '~/components/statistics/partners/types'
import { usePartnerColumns } from '~/components/statistics/partners/use_line_columns'
import { VenueChart } from '~/components/statistics/partners/venue_chart'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** What a month brought to each venue, and what is owed to the partners behind them. */
export default function DataPartners(props: InertiaProps<PartnersPage>) {
  const { month, months, partners, ownCents, netCents, owedCents, books } = props
  const t = useText('statistics/venue_revenue')
  const { money } = useFormat()
  const inEur = useInEur()
  const figure = (id: 'net' | 'owed' | 'own' | 'books' | 'other', cents: number) => ({
    ...{ id, term: inEur(t(`figures.${id}`)), value: money(cents) },
  })
  return (
    <div className="pb-16">
      <AdminHead
        title={t('title')}
        end={<MonthChoice month={month} months={months} path={DATA_PARTNERS} />}
      />
      {books.waiting > 0 && <Note>{t('waiting', { count: books.waiting })}</Note>}
      <Figures
        items={[
          figure('net', netCents),
          figure('owed', owedCents),
          figure('own', ownCents),
          figure('books', books.netCents),
          figure('other', books.otherCents),
        ]}
      />
      <div className="pt-3">
        <Text role="ui-s" tone="subtle">
          {t('rule')}
        </Text>
      </div>
      <div className="grid gap-8 pt-8">
        <PageSection title={inEur(t('chart'))}>
          <VenueChart {...{ partners, month }} />
        </PageSection>
        <PageSection title={t('venues')}>
          <DataTable
            caption={t('venues')}
            narrow="scroll"
            rows={partners}
            rowKey={({ id }) => id}
            columns={usePartnerColumns(month)}
          />
        </PageSection>
      </div>
    </div>
  )
}
