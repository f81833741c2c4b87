export { PAGES_SIGNED_IN as said } from '@generated/page_texts_signed_in'
export { TEXT_FILES as texts } from '@generated/text_files_signed_in'
import type { ResolvedComponent } from '@inertiajs/react'

/** The many pages of staff and of accounts, and their texts: visitors need not even their names. */
export const pages = import.meta.glob<ResolvedComponent>('./pages/*/{admin,account}/**/*.tsx', {
  import: 'default',
})
