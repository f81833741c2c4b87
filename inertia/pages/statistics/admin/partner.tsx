import { Figures } from '@kontor/design-system/figure'
import { Link } from '@kontor/design-system/link'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Text } from '@kontor/design-system/text'
import { AdminHead } from '~/components/shell/admin_head'
import { PageSection } from '~/components/shell/page_section'
import { AddShare } from '~/components/statistics/partners/add_share'
import { MonthChoice } from '~/components/statistics/partners/month_choice'
import { papersAddress } from '~/components/statistics/partners/papers_address'
import { ShareHistory } from '~/components/statistics/partners/share_history'
import { StatementLinks } from '~/components/statistics/partners/statement_links'
import { DATA_PARTNERS, type PartnerPage } from '~/components/statistics/partners/types'
import { useLineColumns } from '~/components/statistics/partners/use_line_columns'
import { useCan } from '~/hooks/use_can'
import { useFormat } from '~/hooks/use_format'
import { useInEur } from '~/hooks/use_in_eur'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

/** A venue's month by product, its statement as files, and its shares. */
export default function DataPartner(props: InertiaProps<PartnerPage>) {
  const { month, months, span, partner, lines, shares } = props
  const t = useText('statistics/venue_revenue')
  const { money } = useFormat()
  const inEur = useInEur()
  const mayWrite = useCan('contracts.write')
  const columns = useLineColumns((line) => papersAddress(partner.id, span, line.productCode))
  const figure = (id: 'sold' | 'credited' | 'net' | 'owed', cents: number) => ({
    ...{ id, term: inEur(t(`columns.${id}`)), value: money(cents) },
  })
  return (
    <div className="pb-16">
      <AdminHead
        title={partner.name}
        crumbs={[
          { label: t('title'), href: `${DATA_PARTNERS}?month=${month}` },
          { label: partner.name },
        ]}
        end={<MonthChoice month={month} months={months} path={`${DATA_PARTNERS}/${partner.id}`} />}
      />
      <Figures
        items={[
          figure('sold', partner.soldCents),
          figure('credited', partner.creditedCents),
          figure('net', partner.netCents),
          figure('owed', partner.owedCents),
        ]}
      />
      <div className="grid gap-8 pt-8">
        <PageSection
          title={t('statement', { month: month.replace('-', '/') })}
          sum={
            <span className="inline-flex gap-5">
              <Link href={papersAddress(partner.id, span)}>{t('papers')}</Link>
              <StatementLinks venue={partner} month={month} />
            </span>
          }
        >
          <DataTable
            caption={t('statement', { month: month.replace('-', '/') })}
            rows={lines}
            rowKey={({ id }) => id}
            columns={columns}
            empty={<Text tone="muted">{t('nothing')}</Text>}
          />
        </PageSection>
        <PageSection title={t('shares')}>
          {mayWrite && <AddShare venueId={partner.id} month={month} />}
          <ShareHistory shares={shares} />
        </PageSection>
      </div>
    </div>
  )
}
