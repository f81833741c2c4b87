/**
 * A number of the shop's in an address: written as the shop writes it, and one that some row could
 * have. Anything else names nothing, and its address is unknown. Fifteen digits fit everywhere.
 */
export const rowId = { match: /^[1-9]\d{0,14}$/, cast: Number }
