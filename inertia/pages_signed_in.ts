import type { ResolvedComponent } from '@inertiajs/react'

/** The many pages of staff and of accounts: visitors need not even their names. */
export const pages = import.meta.glob<ResolvedComponent>('./pages/*/{admin,account}/**/*.tsx', {
  import: 'default',
})
