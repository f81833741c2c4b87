import { lazy } from 'react'
import { afterPage } from '../after_page'

/* The browser asks for the code at once, together with that of the page; the server has it. */
const buying = import('./buying_choice')
const degraded = import('./degraded_choice')
const parts = import('./part_choice')
const isins = import('./isin_choice')

/** The switch between ways of buying. */
export const BuyingChoice = afterPage(
  import.meta.env.SSR ? (await buying).default : lazy(() => buying)
)

/** The box for days with a flaw. */
export const DegradedChoice = afterPage(
  import.meta.env.SSR ? (await degraded).default : lazy(() => degraded)
)

/** The choice of parts of a filterable product. */
export const PartChoice = afterPage(import.meta.env.SSR ? (await parts).default : lazy(() => parts))

/** The securities of a product that is sold by ISIN. */
export const IsinChoice = afterPage(import.meta.env.SSR ? (await isins).default : lazy(() => isins))
