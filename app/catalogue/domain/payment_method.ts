export const PAYMENT_METHODS = ['BankTransfer', 'Card', 'Quota'] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
