import type { Data } from '@generated/data'
import { CoverageRibbon } from '@kontor/design-system/coverage_ribbon'
import { Link } from '@kontor/design-system/link'
import { Heading, Text } from '@kontor/design-system/text'
import { useState } from 'react'
import { useFormat } from '~/hooks/use_format'
import { useText } from '~/hooks/use_text'
import { CoverageViews, type CoverageChoice, type DatedCoverage } from './coverage_views'
import { ViewChoice } from '../later'
import { useTickWords } from './use_tick_words'
import type { CoverageView } from './view_choice'

interface ProductCoverageProps extends CoverageChoice {
  code: string
  coverage: Data.Catalogue.Coverage
  /** When a new day appears. */
  publication: string
}

/** The whole history as weeks, and one year of it as days to choose from. */
export function ProductCoverage({ code, coverage, publication, ...choice }: ProductCoverageProps) {
  const t = useText('catalogue/product')
  const shell = useText('shared/words')
  const { day, count } = useFormat()
  const describeTick = useTickWords()
  const [view, setView] = useState<CoverageView>('calendar')
  const { firstDay, lastDay, tradingDays, degradedDays, missingDays } = coverage
  const figures = {
    days: count(tradingDays),
    degraded: count(degradedDays),
    missing: count(missingDays),
    count: tradingDays,
  }
  if (!isDated(coverage)) return <p className="pt-10 text-muted">{t('detail.no_coverage')}</p>

  return (
    <section aria-labelledby="coverage" className="pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
        <Heading level={2} id="coverage">
          {t('detail.coverage')}
        </Heading>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Text role="ui-s" tone="muted" isTabular>
            {t('detail.trading_days', figures)}
          </Text>
          <div className="min-h-control">
            <ViewChoice value={view} onChange={setView} />
          </div>
        </div>
      </div>
      <CoverageRibbon
        months={coverage.months}
        summary={t('detail.ribbon', {
          ...figures,
          from: day(firstDay ?? ''),
          to: day(lastDay ?? ''),
        })}
        describeTick={describeTick}
        framed={choice.days ?? { from: `${choice.year}-01-01`, to: `${choice.year}-12-31` }}
        onPick={(picked) => choice.onYear(Number(picked.slice(0, 4)))}
      />
      <CoverageViews view={view} coverage={coverage} {...choice} />
      <Text role="ui-s" tone="subtle">
        {choice.hasEnded
          ? t('detail.ended', { day: day(coverage.lastDay) })
          : `${t('detail.unpublished', { day: day(coverage.lastDay) })} ${publication}`}{' '}
        <Link
          href={`/products/${encodeURIComponent(code)}/coverage`}
          newWindowLabel={shell('new_window')}
        >
          {t('detail.coverage_json')}
        </Link>
      </Text>
    </section>
  )
}

const isDated = (coverage: Data.Catalogue.Coverage): coverage is DatedCoverage =>
  coverage.firstDay !== null && coverage.lastDay !== null
