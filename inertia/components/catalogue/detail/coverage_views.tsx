import type { Data } from '@generated/data'
import { lazy, Suspense } from 'react'
import type { Days } from '../quote/range_presets'
import { CoverageCalendarView } from '../later'
import type { CoverageView } from './view_choice'

const CoverageTable = lazy(() => import('./coverage_table'))

export type DatedCoverage = Data.Catalogue.Coverage & { firstDay: string; lastDay: string }

export interface CoverageChoice {
  year: number
  onYear: (year: number) => void
  days: Days | null
  /** Without it days can be looked at and not chosen. */
  onDays?: (days: Days) => void
  /** Whether the degraded days of the choice are part of the order. */
  includesDegraded: boolean
  /** Whether the last day is the last one for good. */
  hasEnded: boolean
  owned: readonly Days[]
  /** Days on which something is wrong, and what. */
  knownDays: Data.Catalogue.ProductDetail['knownDays']
}

type CoverageViewsProps = CoverageChoice & { coverage: DatedCoverage; view: CoverageView }

/** A year of the history as a calendar to drag across, or as a table of its days. */
export function CoverageViews({ view, coverage, ...choice }: CoverageViewsProps) {
  if (view === 'calendar') return <CoverageCalendarView coverage={coverage} {...choice} />
  return (
    <Suspense fallback={<div className="h-100" />}>
      <CoverageTable coverage={coverage} {...choice} />
    </Suspense>
  )
}
