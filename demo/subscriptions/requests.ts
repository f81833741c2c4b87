export type DemoRequest = {
  /** Of an account; else a visitor writes. */
  email?: string
  visitor?: {
    firstName: string
    lastName: string
    company: string
    country: string
    email: string
    locale: 'en' | 'de'
  }
  product: string
  message: string
  currencies?: string[]
  /** First day that is wanted, in days from today. */
  starts?: number
  sent: number
  /** The account that staff found for a visitor, and how many days ago. */
  assigned?: { to: string; days: number }
  answer?: { days: number; reason?: string }
}

/** Requests in every state, by customers and by people whom the shop does not know yet. */
export const DEMO_REQUESTS: DemoRequest[] = [
  {
    ...{ email: 'anna.brandt@elbquant.example', product: 'fx_filtered', sent: 124, starts: -120 },
    currencies: ['CHF', 'EUR'],
    message: 'Euro and Swiss franc for our currency desk, for a year to begin with.',
    answer: { days: 120 },
  },
  {
    ...{ email: 'piet.dekker@grachtfondsen.example', product: 'ref_funds_prices', sent: 48 },
    message: 'Prices of all funds each morning, for the valuation at noon.',
    answer: {
      days: 45,
      reason:
        'The fund house has not agreed to this use. We will write as soon as its consent is here.',
    },
  },
  {
    ...{ email: 'luc.moreau@rivemarche.example', product: 'fx_filtered', sent: 2, starts: 8 },
    currencies: ['EUR', 'USD'],
    message: 'Both currencies, for two people, fetched by script each morning.',
  },
  {
    ...{ email: 'anna.brandt@elbquant.example', product: 'index_close', sent: 1, starts: 1 },
    message: 'Closing levels of all indices from the next trading day on.',
  },
  {
    visitor: {
      ...{ firstName: 'Reto', lastName: 'Amman', company: 'Limmat Data AG' },
      ...{ country: 'CH', email: 'reto.amman@limmatdata.example', locale: 'de' },
    },
    ...{ product: 'tick_norr_l1', sent: 20 },
    message: 'Wir haben schon ein Konto. Bitte das ganze Orderbuch, nicht nur die besten Preise.',
    assigned: { to: 'nina.keller@limmatdata.example', days: 19 },
    answer: { days: 18, reason: 'Of this venue there are only trades and best quotes.' },
  },
  {
    visitor: {
      ...{ firstName: 'Greta', lastName: 'Falk', company: 'Falk & Söhne Vermögensverwaltung' },
      ...{ country: 'DE', email: 'greta.falk@falk-vermoegen.example', locale: 'de' },
    },
    ...{ product: 'analytics_cash_liquidity', sent: 1 },
    message: 'Wir möchten die Liquidität unserer Werte täglich auswerten. Was kostet das im Jahr?',
  },
]
