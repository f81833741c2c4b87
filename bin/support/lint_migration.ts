import { RULES, type Migration } from './migration_rules.ts'

export type Fault = { rule: string; statement: string; instead: string }

const MADE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi
const SHOWN = 80

/** What of a migration would be felt by a shop that runs meanwhile, each with what to do instead. */
export function lintMigration(text: string): Fault[] {
  const up = withoutDown(text)
  const made = new Set([...up.matchAll(MADE)].map(([, name]) => name))
  const isTransaction = !/\bstatic\s+disableTransactions\s*=\s*true/.test(text)
  const migration: Migration = { sql: up, isTransaction, text }
  return statementsOf(up).flatMap((statement) =>
    RULES.flatMap(({ name, breaks, table, unless, instead }) => {
      const found = breaks.exec(statement)
      if (!found || (table > 0 && made.has(found[table] ?? found[table + 1]))) return []
      if (unless?.(migration, statement)) return []
      return [{ rule: name, statement: statement.trim().slice(0, SHOWN), instead }]
    })
  )
}

/** Without comments, and without the way back, which no running shop goes. */
const withoutDown = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*(?:\/\/|--).*$/gm, '')
    .replace(/\basync\s+down\s*\([\s\S]*?\n {2}\}/, '')

/** Bodies of functions are statements of later, so they are left out. */
const statementsOf = (up: string) =>
  up
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(/;|(?=this\.schema\.|this\.defer\(|^const )/m)
    .filter((statement) => statement.trim())
