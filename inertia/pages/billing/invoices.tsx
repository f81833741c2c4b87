import { EmptyState } from '@kontor/design-system/empty_state'
import { Link } from '@kontor/design-system/link'
import { Pagination } from '@kontor/design-system/pagination'
import { DataTable } from '@kontor/design-system/patterns/data_table'
import { Tabs } from '@kontor/design-system/tabs'
import { usePaperColumns, type OwnPaper } from '~/components/billing/invoices/use_paper_columns'
import { AccountHead } from '~/components/identity/account/account_head'
import { useMonthName } from '~/components/orders/sheet/use_month_name'
import { PageSection } from '~/components/shell/page_section'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  years: { year: number; papers: number }[]
  year: number | null
  paging: { page: number; pages: number; limit: number; total: number }
  papers: OwnPaper[]
}>

const ADDRESS = '/my-account/invoices'

/** All papers of one's orders: by year, month by month, each and all of a month to be filed. */
export default function Invoices({ years, year, paging, papers }: Props) {
  const t = useText('billing/papers')
  const places = useText('billing/places')
  const { count } = useFormat()
  const months = Map.groupBy(papers, ({ issuedOn }) => issuedOn.slice(0, 7))
  return (
    <div className="max-w-sheet pb-16">
      <AccountHead title={places('palette.invoices')} lead={t('lead')} />
      {year === null ? (
        <EmptyState title={t('none')}>{t('none_text')}</EmptyState>
      ) : (
        <>
          <Tabs
            label={t('years')}
            tabs={years.map((one) => ({
              label: String(one.year),
              count: count(one.papers),
              href: `${ADDRESS}?year=${one.year}`,
              isCurrent: one.year === year,
            }))}
          />
          <div className="pt-6">
            {[...months].map(([month, own]) => (
              <Month key={month} month={month} papers={own} />
            ))}
          </div>
          {paging.pages > 1 && <Pages year={year} paging={paging} />}
        </>
      )}
    </div>
  )
}

function Month({ month, papers }: { month: string; papers: OwnPaper[] }) {
  const t = useText('billing/papers')
  const { count } = useFormat()
  const name = useMonthName()(Number(month.replace('-', '')))
  const zip = t('zip', { count: papers.length, shown: count(papers.length) })
  return (
    <PageSection
      title={name}
      sum={
        <Link
          href={`${ADDRESS}/${month}/files.zip`}
          download
          aria-label={`${zip}, ${t('zip_of', { month: name })}`}
        >
          {zip}
        </Link>
      }
    >
      <DataTable
        caption={t('caption', { month: name })}
        density="compact"
        columns={usePaperColumns()}
        rows={papers}
        rowKey={({ label }) => label}
      />
    </PageSection>
  )
}

function Pages({
  year,
  paging: { page, pages, limit, total },
}: {
  year: number
  paging: Props['paging']
}) {
  const t = useText('billing/papers')
  const from = (page - 1) * limit + 1
  return (
    <Pagination
      label={t('pages')}
      page={page}
      pages={pages}
      summary={t('range', { from, to: Math.min(page * limit, total), total })}
      hrefOf={(wanted) => `${ADDRESS}?year=${year}&page=${wanted}`}
      pageLabel={(wanted) => t('page', { page: wanted })}
      previousLabel={t('previous')}
      nextLabel={t('next')}
    />
  )
}
