/** The account of the shop that customers transfer to. */
export type ShopAccount = { holder: string; iban: string; bic: string; bank: string }
