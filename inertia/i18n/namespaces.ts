import { EVERY_PAGE, LAYOUTS, PAGES } from '@generated/page_texts'
import type { Texts } from '@generated/texts'
import { layoutNameOf } from '~/layouts/layout_name'

/** A file of texts: module and topic, such as `catalogue/quote`. */
export type Namespace = keyof Texts

/** What a page needs: its own texts and those of its frame. */
export function namespacesOf(pageName: string): Namespace[] {
  const [module, place] = pageName.split('/')
  const own = textsOf(pageName) ?? textsOf(`${module}/${place}`) ?? []
  return [...EVERY_PAGE, ...LAYOUTS[`${layoutNameOf(pageName)}_layout`], ...own]
}

/** By its own name, or by its folder. */
const textsOf = (name: string): readonly Namespace[] | undefined =>
  PAGES[name as keyof typeof PAGES]
