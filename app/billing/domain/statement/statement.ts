import type { Cents } from '#shared/domain/money'

export const STATEMENT_FORMATS = ['camt.053', 'CSV'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

export type StatementLine = {
  /** The bank's own name of the line, or a hash of what it says; unique within the account. */
  identity: string
  /** Negative where money left the account. */
  amountCents: Cents
  /** Booking day, YYYY-MM-DD. */
  bookedOn: string
  counterparty: string | null
  counterpartyIban: string | null
  remittance: string
}

export type Statement = {
  format: StatementFormat
  /** Without blanks. */
  accountIban: string
  reference: string | null
  lines: StatementLine[]
}

export type StatementErrorName =
  | 'unreadable'
  | 'entities'
  | 'not_camt'
  | 'no_columns'
  | 'foreign_account'
  | 'amount'
  | 'day'
  | 'currency'
  | 'sum'
  | 'batch'
  | 'empty'
  | 'too_long'
  | 'too_complex'
  | 'too_slow'

/** A file that is no statement, or not a whole one; nothing of it is used. */
export class BrokenStatement extends Error {
  constructor(
    readonly reason: StatementErrorName,
    readonly params: Record<string, string | number> = {}
  ) {
    super(`broken statement: ${reason}`)
  }
}

/** More lines than a day of any account has; a file with more is a mistake. */
export const MOST_LINES = 5_000
