import { lazy } from 'react'

/*
 * The server draws these parts; the browser loads their code after that of the page and makes
 * alive what is there already. Each stands within a `Suspense`.
 */

/** The calendar is the heaviest part of the page. */
export const CoverageCalendarView = import.meta.env.SSR
  ? (await import('./coverage_calendar_view')).default
  : lazy(() => import('./coverage_calendar_view'))

/** What stands below the coverage. */
export const ProductMore = import.meta.env.SSR
  ? (await import('./product_more')).default
  : lazy(() => import('./product_more'))

/** The switch between calendar and table. */
export const ViewChoice = import.meta.env.SSR
  ? (await import('./view_choice')).default
  : lazy(() => import('./view_choice'))
