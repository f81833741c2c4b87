import type { HttpContext } from '@adonisjs/core/http'
import type { Refusal } from '#shared/domain/result'
import { callerOf } from '#shared/http/caller'
import { answerRefusal } from '#shared/http/refusals'
import { wantsJson } from '#shared/http/wants_json'
import { endAttempt } from '#orders/actions/payment/end_attempt'
import { sendCharge } from '#orders/actions/payment/send_charge'
import { hasLink, isPayable, linkOf, type PaymentAttempt } from '#orders/domain/payment/attempt'
import { allowCardFields, cardFieldsOf, needsOwnDocument } from '#orders/http/card_fields'
import { paymentPath } from '#orders/http/payment_address'
import { findOwnPayment } from '#orders/queries/payment/find_attempt'
import { findDecline } from '#orders/queries/payment/find_decline'
import PaymentLinkTransformer from '#orders/transformers/payment_link_transformer'
import { linkPaymentValidator } from '#orders/validators/payment'

const PAGE = 'basket/account/pay'
const UNKNOWN = { code: 'payment.errors.not_found', status: 404 } as const

/** What a program has prepared is paid here by its buyer; the link alone shows nothing to nobody. */
export default class PaymentLinksController {
  async show(ctx: HttpContext) {
    const attempt = await ownLinked(ctx)
    if (!attempt) {
      ctx.response.status(404)
      return ctx.inertia.render(PAGE, { payment: null, card: null })
    }
    if (isElsewhere(attempt)) return ctx.response.redirect(`/basket-status/${attempt.id}`)
    const [path, isOpen] = [paymentPath(attempt), isPayable(attempt)]
    const page = { path, component: PAGE }
    if (isOpen && needsOwnDocument(ctx, page)) return ctx.inertia.location(path)

    if (isOpen) allowCardFields(ctx)
    const declined = await findDecline(linkOf(attempt))
    return ctx.inertia.render(PAGE, {
      payment: PaymentLinkTransformer.transform({ attempt, declined }),
      card: isOpen ? cardFieldsOf() : null,
    })
  }

  async store(ctx: HttpContext) {
    const attempt = await ownLinked(ctx)
    if (!attempt) return answerRefusal(ctx, UNKNOWN)
    const { cardId, cardHolder = null } = await ctx.request.validateUsing(linkPaymentValidator)
    const charged = await sendCharge(attempt.id, { cardId, cardHolder, linkId: linkOf(attempt) })
    if (!charged.ok) return refused(ctx, attempt, charged.refusal)
    const { id, orderNumber } = charged.value
    return ctx.response.redirect(`/basket-status/${orderNumber ?? id}`)
  }

  /** Only what was not charged is given up; what moved on meanwhile says so on its own page. */
  async destroy(ctx: HttpContext) {
    const attempt = await ownLinked(ctx)
    if (!attempt) return answerRefusal(ctx, UNKNOWN)
    if (isPayable(attempt)) await endAttempt(attempt, 'abandoned')
    return ctx.response.redirect(paymentPath(attempt))
  }
}

async function ownLinked(ctx: HttpContext): Promise<PaymentAttempt | null> {
  const found = await findOwnPayment(callerOf(ctx).id, String(ctx.params.link))
  return found && hasLink(found) ? found : null
}

/** Under way, paid or looked at by staff: there is a page for that already. */
const isElsewhere = ({ state }: PaymentAttempt): boolean =>
  state !== 'Created' && state !== 'Failed'

function refused(ctx: HttpContext, attempt: PaymentAttempt, refusal: Refusal): void {
  answerRefusal(ctx, refusal)
  if (!wantsJson(ctx)) ctx.response.redirect(paymentPath(attempt))
}
