import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a line of a statement is looked up by, but for its order while it is open. */
const INDEXES = {
  bank_statement_entries_of_iban: '(counterparty_iban text_pattern_ops)',
  bank_statement_entries_of_amount: '(amount_cents)',
  bank_statement_entries_of_order: '(reference_order) where reference_order is not null',
  bank_statement_entries_newest: '(booked_on, id)',
  bank_statement_entries_said: 'using gin (counterparty gin_trgm_ops, remittance gin_trgm_ops)',
}

/** Transfers of all statements are found by what a line says, of years of statements. */
export default class extends BaseSchema {
  async up() {
    for (const [name, on] of Object.entries(INDEXES)) {
      this.schema.raw(`create index ${name} on bank_statement_entries ${on}`)
    }
  }

  async down() {
    for (const name of Object.keys(INDEXES)) this.schema.raw(`drop index ${name}`)
  }
}
