import { lazy } from 'react'
import { afterPage } from './after_page'

/* The browser asks for the code at once, together with that of the page; the server has it. */
export const parts = import('./later_parts')

const PLACE = <div className="h-100" />

/** The calendar is the heaviest part of the page. */
export const CoverageCalendarView = afterPage(
  import.meta.env.SSR
    ? (await parts).CoverageCalendarView
    : lazy(async () => ({ default: (await parts).CoverageCalendarView })),
  PLACE
)

/** What stands below the coverage. */
export const ProductMore = afterPage(
  import.meta.env.SSR
    ? (await parts).ProductMore
    : lazy(async () => ({ default: (await parts).ProductMore })),
  PLACE
)

/** The switch between calendar and table. */
export const ViewChoice = afterPage(
  import.meta.env.SSR
    ? (await parts).ViewChoice
    : lazy(async () => ({ default: (await parts).ViewChoice }))
)

export const BuyingChoice = afterPage(
  import.meta.env.SSR
    ? (await parts).BuyingChoice
    : lazy(async () => ({ default: (await parts).BuyingChoice }))
)

/** Keeps the lines of the quote whole where it scrolls. */
export const WholeLines = afterPage(
  import.meta.env.SSR
    ? (await parts).WholeLines
    : lazy(async () => ({ default: (await parts).WholeLines }))
)

/** The days of the range that the customer has already. */
export const OwnedDays = afterPage(
  import.meta.env.SSR
    ? (await parts).OwnedDays
    : lazy(async () => ({ default: (await parts).OwnedDays }))
)

/** A product that is sold by agreement. */
export const RequestPanel = afterPage(
  import.meta.env.SSR
    ? (await parts).RequestPanel
    : lazy(async () => ({ default: (await parts).RequestPanel })),
  PLACE
)

/** A product that is had by subscription. */
export const SubscriptionPanel = afterPage(
  import.meta.env.SSR
    ? (await parts).SubscriptionPanel
    : lazy(async () => ({ default: (await parts).SubscriptionPanel })),
  PLACE
)

/* Few products have the choices below; their code is asked for when one is shown. */

export const DegradedChoice = afterPage(
  import.meta.env.SSR
    ? (await import('./quote/degraded_choice')).default
    : lazy(() => import('./quote/degraded_choice'))
)

/** The choice of parts of a filterable product. */
export const PartChoice = afterPage(
  import.meta.env.SSR
    ? (await import('./quote/part_choice')).default
    : lazy(() => import('./quote/part_choice'))
)

/** The securities of a product that is sold by ISIN. */
export const IsinChoice = afterPage(
  import.meta.env.SSR
    ? (await import('./quote/isin_choice')).default
    : lazy(() => import('./quote/isin_choice'))
)
