import { lazy } from 'react'
import { afterPage } from '../after_page'

/* The browser asks for the code at once, together with that of the page; the server has it. */
const calendar = import('./coverage_calendar_view')
const more = import('./product_more')
const choice = import('./view_choice')

const PLACE = <div className="h-100" />

/** The calendar is the heaviest part of the page. */
export const CoverageCalendarView = afterPage(
  import.meta.env.SSR ? (await calendar).default : lazy(() => calendar),
  PLACE
)

/** What stands below the coverage. */
export const ProductMore = afterPage(
  import.meta.env.SSR ? (await more).default : lazy(() => more),
  PLACE
)

/** The switch between calendar and table. */
export const ViewChoice = afterPage(
  import.meta.env.SSR ? (await choice).default : lazy(() => choice)
)
