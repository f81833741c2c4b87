import { CoverageLegend } from '@kontor/design-system/coverage_ribbon'
import { CoverageYearStrip } from '@kontor/design-system/coverage_year_strip'
import { Heading, Text } from '@kontor/design-system/text'
import { calendarNames } from '~/components/catalogue/detail/calendar_names'
import { useTickWords } from '~/components/catalogue/detail/use_tick_words'
import { useShared } from '~/hooks/use_shared'
import { useText } from '~/hooks/use_text'

export type CatalogueMonth = {
  month: number
  available: number
  degraded: number
  missing: number
  holidays: number
  share: number
}

interface Beginning {
  year: number
  names: string[]
}

interface CatalogueCoverageProps {
  months: CatalogueMonth[]
  /** Newest first. */
  beginnings: Beginning[]
}

/** Everything the shop has, a row a year, with what began in which. */
export function CatalogueCoverage({ months, beginnings }: CatalogueCoverageProps) {
  const t = useText('site/home')
  const catalogue = useText('catalogue/days')
  const { locale } = useShared()
  const describeTick = useTickWords()
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
            { state: 'degraded', label: catalogue('legend.day_degraded') },
            { state: 'missing', label: catalogue('legend.missing') },
          ]}
        />
      </div>
      <CoverageYearStrip
        months={months}
        monthLabels={calendarNames(locale).monthsShort}
        summary={t('home.atlas_summary', {
          from: yearOf(months[0]),
          to: yearOf(months.at(-1)),
        })}
        describeTick={describeTick}
        notes={yearNotes(beginnings)}
      />
    </section>
  )
}

/** Rows between two notes; years that lie closer share one, so that no words overlap. */
const ROOM = 3

function yearNotes(beginnings: Beginning[]) {
  const notes: (Beginning & { below: Beginning[] })[] = []
  for (const begun of beginnings) {
    const above = notes.at(-1)
    if (above && above.year - begun.year < ROOM) above.below.push(begun)
    else notes.push({ ...begun, below: [] })
  }
  return notes.map(({ year, names, below }) => ({
    year,
    text: (
      <>
        {names.join(', ')}
        {below.map((one) => (
          <span key={one.year} className="block">
            <Text as="span" role="ui-s" weight="semibold" isTabular>
              {one.year}
            </Text>{' '}
            {one.names.join(', ')}
          </span>
        ))}
      </>
    ),
  }))
}
