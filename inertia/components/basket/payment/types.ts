import type { Data } from '@generated/data'

export type Offer = Data.Orders.PaymentOffer
export type Method = Offer['methods'][number]['method']
export type Payment = Data.Orders.Payment
export type Agreed = NonNullable<Data.Orders.PaymentLink['agreed']>

/** Where the provider's card fields come from. */
export type CardScript = { scriptUrl: string; scriptGlobal: string; publicKey: string }
