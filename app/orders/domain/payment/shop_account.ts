export type ShopAccount = { holder: string; iban: string; bic: string; bank: string }
