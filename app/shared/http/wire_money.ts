import type { Cents } from '#shared/domain/money'

/** Money as the HTTP API writes it: euros with up to two decimals, for example 41650 as 416.5. */
export const eurosToWire = (amount: Cents): number => amount / 100
