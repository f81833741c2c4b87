export const PAYMENT_METHODS = ['BankTransfer', 'Card', 'Quota'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a customer can choose at checkout. Work starts when the money has arrived. */
export const OFFERED_PAYMENT_METHODS = ['BankTransfer'] as const satisfies PaymentMethod[]
