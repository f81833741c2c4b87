/** As the shop writes ids; anything else is an unknown address. Nine digits fit into every column. */
export const rowId = { match: /^[1-9]\d{0,8}$/, cast: Number }
