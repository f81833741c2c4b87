/** Says a text of invoices in the language of one of them. */
export type Say = (key: string, params?: Record<string, unknown>) => string
