import type { HttpContext } from '@adonisjs/core/http'
import { listCountries } from '#shared/countries'
import { CalendarDay } from '#shared/domain/calendar_day'
import { applicantOf } from '#catalogue/http/applicant_of'
import { latestTrialDay } from '#catalogue/domain/trial_request'
import type { OfferedProduct } from '#catalogue/queries/find_trial_offer'
import ProductTransformer from '#catalogue/transformers/product_transformer'
import { inLocale, remarkHtml, viewFor } from '#catalogue/transformers/view'

/** What both trial forms show: what is on trial, from when, and what was typed before. */
export async function trialPage(ctx: HttpContext, { product, offer }: OfferedProduct) {
  const view = await viewFor(ctx)
  const category = view.reference.categories.get(product.categoryId)
  const today = CalendarDay.today()
  return {
    product: ProductTransformer.transform(product, view),
    description: inLocale(view, product, 'description'),
    remarkHtml: remarkHtml(view, product),
    legalDisclaimer: category ? inLocale(view, category, 'legalDisclaimer') : null,
    offer: {
      weeks: offer.weeks,
      packages: offer.packages.map((item) => {
        return { code: item.code, name: inLocale(view, item, 'name'), priceCents: item.priceCents }
      }),
    },
    firstDay: today.iso,
    lastDay: latestTrialDay(today).iso,
    countries: (await listCountries())
      .filter(({ customerVisible }) => customerVisible)
      .map(({ code, nameEn, nameDe, eu }) => ({ code, nameEn, nameDe, eu })),
    applicant: await applicantOf(ctx),
    typed: typedBefore(ctx),
  }
}

const FIELDS = [
  ...['title', 'firstName', 'lastName', 'companyName', 'companyPhone', 'companyEmail', 'street'],
  ...['postalCode', 'city', 'country', 'tin', 'subProductId', 'effectiveDate', 'message'],
]

/** Without scripts a refused form comes back as a new page: nothing that was typed is lost. */
function typedBefore({ session }: HttpContext): Partial<Record<string, string>> {
  const typed = FIELDS.map((name) => [name, session.flashMessages.get(name)])
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'))
}
