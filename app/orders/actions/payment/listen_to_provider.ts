import { appUrl } from '#config/app'
import payment from '#config/payment'
import { registerListener } from '#orders/gateways/card_provider/listeners'

export type Listening = { url: string; outcome: 'new' | 'known' | 'no_provider' | 'refused' }

/**
 * Has the card provider tell this shop about payments, so that one is settled also when its buyer
 * never comes back from the bank. Once for each address of the shop; repeating it does nothing.
 */
export async function listenToProvider(): Promise<Listening> {
  const url = `${appUrl}/payments/notifications`
  if (!payment.cardProvider) return { url, outcome: 'no_provider' }
  return { url, outcome: (await registerListener(url)) || 'refused' }
}
