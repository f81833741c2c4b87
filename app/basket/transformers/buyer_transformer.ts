import { BaseTransformer } from '@adonisjs/core/transformers'
import { refuseAddresses, type AddressFacts } from '#basket/domain/readiness'
import type { Buyer } from '#basket/queries/get_buyer'

export default class BuyerTransformer extends BaseTransformer<{
  buyer: Buyer
  facts: AddressFacts
}> {
  toObject() {
    const { buyer, facts } = this.resource
    return {
      ...this.pick(buyer, ['email', 'name', 'company', 'vatId', 'billing', 'delivery']),
      billingComplete: facts.billingComplete,
      deliveryComplete: facts.deliveryComplete,
      ...this.pick(facts, ['vatIdNeeded', 'vatIdCountry', 'vatIdOfEu']),
      blocked: refuseAddresses(facts)?.code ?? null,
    }
  }
}
