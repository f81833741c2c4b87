/** Days of a product that changed after they were sold; `at` (ISO, UTC) tells one change from the next. */
export type DaysChange = {
  productId: number
  what: 'corrected' | 'withdrawn'
  days: string[]
  at: string
}
