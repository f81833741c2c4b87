import { appUrl } from '#config/app'
import payment from '#config/payment'
import { registerListener } from '#orders/gateways/card_provider/listeners'

export type Listening = { url: string; outcome: 'new' | 'known' | 'no_provider' | 'refused' }

/** Lets a payment be settled also when its buyer never returns from the bank; may be repeated. */
export async function listenToProvider(): Promise<Listening> {
  const url = `${appUrl}/payments/notifications`
  if (!payment.cardProvider) return { url, outcome: 'no_provider' }
  return { url, outcome: (await registerListener(url)) || 'refused' }
}
