/** As the shop writes ids; anything else is an unknown address. Fifteen digits fit everywhere. */
export const rowId = { match: /^[1-9]\d{0,14}$/, cast: Number }
