/** Names that banks give the columns of their CSV files, in lower case and without signs. */
const NAMES = {
  booked: ['buchungstag', 'buchungsdatum', 'buchung', 'datum', 'bookingdate', 'date', 'bookedon'],
  amount: ['betrag', 'betrageur', 'umsatz', 'amount', 'amounteur'],
  currency: ['währung', 'waehrung', 'currency'],
  remittance: ['verwendungszweck', 'zweck', 'purpose', 'remittance', 'remittanceinformation'],
  counterparty: [
    'auftraggeber',
    'auftraggeberempfänger',
    'begünstigterzahlungspflichtiger',
    'beguenstigterzahlungspflichtiger',
    'namezahlungsbeteiligter',
    'name',
    'counterparty',
    'payer',
  ],
  iban: ['iban', 'kontonummeriban', 'ibanzahlungsbeteiligter', 'kontonummer', 'counterpartyiban'],
  account: ['auftragskonto', 'ibanauftragskonto', 'account', 'ownaccount'],
} as const

/** No bank writes as many: whoever does is not read cell by cell. */
const MOST_COLUMNS = 200

type Name = keyof typeof NAMES
export type Columns = { booked: number; amount: number; remittance: number } & Partial<
  Record<Exclude<Name, 'booked' | 'amount' | 'remittance'>, number>
>

/** Where which column stands; null for a row that is not the head of a statement. */
export function findColumns(row: readonly string[]): Columns | null {
  if (row.length > MOST_COLUMNS) return null
  const heads = row.map((cell) => cell.toLowerCase().replaceAll(/[^\p{L}]/gu, ''))
  const found: Partial<Record<Name, number>> = {}
  for (const name of Object.keys(NAMES) as Name[]) {
    const at = heads.findIndex((head) => (NAMES[name] as readonly string[]).includes(head))
    if (at >= 0) found[name] = at
  }
  const isHead =
    found.booked !== undefined && found.amount !== undefined && found.remittance !== undefined
  return isHead ? (found as Columns) : null
}
