import { BaseSchema } from '@adonisjs/lucid/schema'
import { getConstructionPlans } from 'pg-boss'

export default class extends BaseSchema {
  // The plan brings its own transaction.
  static disableTransactions = true

  async up() {
    this.defer(async (client) => {
      await client.getWriteClient().raw(literal(getConstructionPlans('pgboss')))
    })
    this.schema.raw(`
      create table job_sweeps (
        name text primary key,
        next_run_at timestamptz not null
      )`)
  }

  async down() {
    this.schema.dropTable('job_sweeps')
    this.schema.raw('drop schema if exists pgboss cascade')
  }
}

/** Question marks of the plan are operators, not places for values. */
const literal = (sql: string) => sql.replaceAll('?', '\\?')
