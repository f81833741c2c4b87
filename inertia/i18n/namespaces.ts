import { EVERY_PAGE, LAYOUTS, PAGES } from '@generated/page_texts'
import type { Texts } from '@generated/texts'
import { layoutNameOf } from '~/layouts/layout_name'

/** A file of texts: module and topic, such as `catalogue/quote`. */
export type Namespace = keyof Texts

/** What a page needs: its own texts and those of its frame. */
export async function namespacesOf(pageName: string): Promise<Namespace[]> {
  const own: Said = pageName in PAGES ? PAGES : (await import('~/pages_signed_in')).said
  return [...EVERY_PAGE, ...LAYOUTS[`${layoutNameOf(pageName)}_layout`], ...(own[pageName] ?? [])]
}

type Said = Record<string, readonly Namespace[] | undefined>
