export const bpId = { match: /^(?:0|[1-9]\d{0,9})$/, cast: Number }
