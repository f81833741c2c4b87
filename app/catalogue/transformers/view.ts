import type { HttpContext } from '@adonisjs/core/http'
import { safeHtml } from '#shared/domain/safe_html'
import { referenceData, type ReferenceData } from '#catalogue/queries/reference_data'
import { buyerOf } from '#catalogue/http/buyer_of'

/** For whom the catalogue is shown: language, delivery country, and the names behind ids. */
export type CatalogueView = {
  locale: 'en' | 'de'
  country: string | null
  reference: ReferenceData
}

export async function viewFor(ctx: HttpContext): Promise<CatalogueView> {
  const [{ deliveryCountry }, reference] = await Promise.all([buyerOf(ctx), referenceData()])
  return { locale: ctx.locale, country: deliveryCountry, reference }
}

/** The text in the language of the view: `inLocale(view, row, 'description')`. */
export function inLocale<
  Name extends string,
  Row extends Record<`${Name}En` | `${Name}De`, string | null>,
>({ locale }: Pick<CatalogueView, 'locale'>, row: Row, name: Name): Row[`${Name}En`] {
  const column: `${Name}En` | `${Name}De` = locale === 'de' ? `${name}De` : `${name}En`
  return row[column] as Row[`${Name}En`]
}

export function remarkHtml(
  view: Pick<CatalogueView, 'locale'>,
  product: { remarkEn: string | null; remarkDe: string | null }
): string | null {
  const remark = inLocale(view, product, 'remark')
  return remark === null ? null : safeHtml(remark)
}

/** Short texts of cards end at a word and an ellipsis (card description rule: 320 characters). */
export function truncated(text: string, most = 320): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
