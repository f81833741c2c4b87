import { BaseTransformer } from '@adonisjs/core/transformers'
import { refuseAddresses } from '#basket/domain/readiness'
import { addressFactsOf, type Buyer } from '#basket/queries/get_buyer'

/** The buyer as step 2 shows them, and what is still missing there. */
export default class BuyerTransformer extends BaseTransformer<Buyer> {
  toObject() {
    const facts = addressFactsOf(this.resource)
    return {
      ...this.pick(this.resource, ['email', 'name', 'company', 'vatId', 'billing', 'delivery']),
      billingComplete: facts.billingComplete,
      deliveryComplete: facts.deliveryComplete,
      vatIdNeeded: facts.vatIdNeeded,
      blocked: refuseAddresses(facts)?.code ?? null,
    }
  }
}
