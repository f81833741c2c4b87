/** A BP number in an address, written as the shop writes it. */
export const bpId = { match: /^(?:0|[1-9]\d{0,9})$/, cast: Number }
