import type { HttpContext } from '@adonisjs/core/http'
import { listVisibleProducts } from '#catalogue'
import { listCountries } from '#shared/countries'
import { isFundData } from '#site/domain/message'
import { knownSender } from '#site/http/message_intake'

/** What both message forms show: who writes, about which product, and what was typed before. */
export async function messagePage(ctx: HttpContext) {
  const products = await listVisibleProducts(ctx.locale)
  const asked = products.find(({ code }) => code === ctx.request.qs().product)
  return {
    sender: await knownSender(ctx),
    product: asked?.code ?? null,
    products: products.map(({ code, name, category, venueIds, parts }) => ({
      ...{ code, name, category, parts },
      isFundData: isFundData(venueIds),
    })),
    countries: (await listCountries())
      .filter(({ customerVisible }) => customerVisible)
      .map(({ code, nameEn, nameDe }) => ({ code, nameEn, nameDe })),
    typed: typedBefore(ctx),
  }
}

const KEPT = ['userTitle', 'firstName', 'lastName', 'company', 'country', 'email'] as const
const WRITTEN = ['subject', 'message', 'product', 'startDate'] as const

/** Without scripts a refused form comes back as a new page: nothing that was typed is lost. */
function typedBefore({ session }: HttpContext): Partial<Record<string, string>> {
  const typed = [...KEPT, ...WRITTEN].map((name) => [name, session.flashMessages.get(name)])
  return Object.fromEntries(typed.filter(([, value]) => typeof value === 'string'))
}
