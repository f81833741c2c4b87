import { CoverageLegend } from '@kontor/design-system/coverage_ribbon'
import { CoverageYearStrip } from '@kontor/design-system/coverage_year_strip'
import { Heading } from '@kontor/design-system/text'
import { useCalendarWords } from '~/components/catalogue/detail/use_calendar_words'
import { useText } from '~/hooks/use_text'

export type CatalogueMonth = {
  month: number
  available: number
  degraded: number
  missing: number
  holidays: number
  share: number
}

/** Everything the shop has, a row a year. */
export function CatalogueCoverage({ months }: { months: CatalogueMonth[] }) {
  const t = useText('site')
  const catalogue = useText('catalogue')
  const { labels, describeTick } = useCalendarWords()
  if (months.length === 0) return null
  const yearOf = (month: CatalogueMonth | undefined) => Math.floor((month?.month ?? 0) / 100)
  return (
    <section aria-labelledby="atlas" className="border-t border-line-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-5">
        <Heading level={2} id="atlas">
          {t('home.atlas')}
        </Heading>
        <CoverageLegend
          items={[
            { state: 'available', label: catalogue('legend.day') },
            { state: 'degraded', label: catalogue('legend.degraded') },
            { state: 'missing', label: catalogue('legend.missing') },
          ]}
        />
      </div>
      <CoverageYearStrip
        months={months}
        monthLabels={labels.monthsShort}
        summary={t('home.atlas_summary', {
          from: yearOf(months[0]),
          to: yearOf(months.at(-1)),
        })}
        describeTick={describeTick}
      />
    </section>
  )
}
