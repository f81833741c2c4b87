import { lazy } from 'react'

/* Drawn by the server, made alive after the page; each stands within a `Suspense`. */

/** The switch between ways of buying. */
export const BuyingChoice = import.meta.env.SSR
  ? (await import('./buying_choice')).default
  : lazy(() => import('./buying_choice'))

/** The box for days with a flaw. */
export const DegradedChoice = import.meta.env.SSR
  ? (await import('./degraded_choice')).default
  : lazy(() => import('./degraded_choice'))
