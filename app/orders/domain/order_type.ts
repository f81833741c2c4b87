export const ORDER_TYPES = ['INTERNAL', 'B2B'] as const

export type OrderType = (typeof ORDER_TYPES)[number]
