/*
 * What a migration must not do while the version before it runs on beside it: hold a lock for long, write a
 * table anew, or take away what somebody still reads. Read from its SQL, as it stands in the file.
 */

export type Migration = { sql: string; isTransaction: boolean; text: string }

type Rule = {
  name: string
  /** Statements that break it; of a table that the migration makes itself nothing does. */
  breaks: RegExp
  /** Where the table's name stands among the groups. */
  table: number
  unless?: (migration: Migration, statement: string) => boolean
  instead: string
}

const ALTER = String.raw`\balter\s+table\s+(?:only\s+)?(?:if\s+exists\s+)?"?(?:public\.)?"?(\w+)"?(?:(?!;)[\s\S])*?`
const altering = (what: string) => new RegExp(`${ALTER}${what}`, 'i')

/** A comment of the migration that says since when nobody reads what it takes away: `Contracts: 0203_…`. */
const contracts = ({ text }: Migration) => /\bContracts: \d{4}_\w+/.test(text)
/** A comment that says why the rows of a table stay few: `Few rows: …`. */
const fewRows = ({ text }: Migration) => /\bFew rows: \S+/.test(text)

export const RULES: readonly Rule[] = [
  {
    name: 'index',
    breaks:
      /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?\w+\s+on\s+(?:only\s+)?(\w+)/i,
    table: 1,
    instead: 'create index concurrently, with `static disableTransactions = true`',
  },
  {
    name: 'concurrently in a transaction',
    breaks: /\b(?:create|drop|reindex)\b(?:(?!;)[\s\S])*?\bconcurrently\b/i,
    table: 0,
    unless: ({ isTransaction }) => !isTransaction,
    instead: '`static disableTransactions = true`',
  },
  {
    name: 'dropped index',
    breaks: /\bdrop\s+index\s+(?!concurrently)/i,
    table: 0,
    instead: 'drop index concurrently, with `static disableTransactions = true`',
  },
  {
    name: 'rewrite by type',
    breaks: altering(String.raw`\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b`),
    table: 1,
    instead:
      'add a column, write both, fill it in pieces, read the new one, drop the old one later',
  },
  {
    name: 'rewrite by default',
    breaks: altering(
      String.raw`\badd\s+(?:column\s+)?(?!constraint)[^;]*?(?:gen_random_uuid|uuidv\d|random|clock_timestamp|nextval)\s*\(`
    ),
    table: 1,
    instead: 'add the column without a default, set the default, fill old rows in pieces',
  },
  {
    name: 'rewrite by computed column',
    breaks: altering(
      String.raw`\badd\s+(?:column\s+)?(?!constraint)[^;]*?(?:\bgenerated\b[^;]*?\b(?:stored|identity)\b|\b(?:big|small)?serial\b)`
    ),
    table: 1,
    instead: 'a plain column that a trigger or the shop fills, or a view',
  },
  {
    name: 'rewrite of a table',
    breaks:
      /\b(?:vacuum\s+full|cluster\s+\w+|reindex\s+(?!.*concurrently)|(?:set|alter)\s+(?:un)?logged|set\s+tablespace)\b/i,
    table: 0,
    instead: 'leave it to the operator, outside of a version',
  },
  {
    name: 'lock',
    breaks: /\block\s+table\b/i,
    table: 0,
    instead: 'a constraint or an advisory lock',
  },
  {
    name: 'not null without default',
    breaks: altering(
      String.raw`\badd\s+(?:column\s+)?(?!constraint)\w+\s+(?:(?!,\s*(?:add|alter|drop)\b)[^;])*?\bnot\s+null\b(?!(?:(?!,\s*(?:add|alter|drop)\b)[^;])*\bdefault\b)(?<!\bdefault\b(?:(?!,\s*(?:add|alter|drop)\b)[^;])*)`
    ),
    table: 1,
    instead: 'a default, as the version before does not know the column',
  },
  {
    name: 'not null',
    breaks: altering(String.raw`\balter\s+(?:column\s+)?(\w+)\s+set\s+not\s+null\b`),
    table: 1,
    unless: ({ sql, isTransaction }, statement) => {
      const column = /(\w+)\s+set\s+not\s+null/i.exec(statement)![1]!
      const checked = new RegExp(
        `check\\s*\\(\\s*${column}\\s+is\\s+not\\s+null\\s*\\)\\s*not\\s+valid`,
        'i'
      )
      return !isTransaction && checked.test(sql) && /\bvalidate\s+constraint\b/i.test(sql)
    },
    instead:
      'check (… is not null) not valid, validate constraint, then set not null, without a transaction',
  },
  {
    name: 'constraint',
    breaks: altering(
      String.raw`\badd\s+(?:constraint\s+\w+\s+)?(?:check\s*\(|foreign\s+key\b)(?![^;]*\bnot\s+valid\b)`
    ),
    table: 1,
    instead: 'not valid, and validate constraint in a statement of its own, without a transaction',
  },
  {
    name: 'reference of a new column',
    breaks: altering(
      String.raw`\badd\s+(?:column\s+)?(?!constraint|foreign|check|unique|primary|exclude)\w+\s+[^;,]*\breferences\b`
    ),
    table: 1,
    instead: 'the column first, then a foreign key that is not valid, then validate constraint',
  },
  {
    name: 'validation in a transaction',
    breaks: /\bvalidate\s+constraint\b/i,
    table: 0,
    unless: ({ isTransaction }) => !isTransaction,
    instead:
      '`static disableTransactions = true`: else the lock of the statement before is held meanwhile',
  },
  {
    name: 'key',
    breaks: altering(
      String.raw`\badd\s+(?:constraint\s+\w+\s+)?(?:unique|primary\s+key|exclude)\b(?!\s+using\s+index)`
    ),
    table: 1,
    instead: 'create unique index concurrently, then add constraint … using index',
  },
  {
    name: 'rename',
    breaks: altering(String.raw`\brename\b`),
    table: 1,
    instead: 'add the new name, write both, drop the old one when nobody reads it',
  },
  {
    name: 'drop',
    breaks: altering(
      String.raw`\bdrop\s+(?!constraint|default|not\s+null|expression)(?:column\s+)?\w+`
    ),
    table: 1,
    unless: contracts,
    instead:
      'a later version drops it, with `Contracts: 0000_name`: the migration since which nobody reads it',
  },
  {
    name: 'dropped table',
    breaks: /\bdrop\s+table\s+(?:if\s+exists\s+)?(\w+)/i,
    table: 1,
    unless: contracts,
    instead:
      'a later version drops it, with `Contracts: 0000_name`: the migration since which nobody reads it',
  },
  {
    name: 'rows in one go',
    breaks: /\b(?:update\s+(?:only\s+)?(\w+)\s+(?:\w+\s+)?set|delete\s+from\s+(\w+))\b/i,
    table: 1,
    unless: fewRows,
    instead: 'a job that fills old rows in pieces, or `Few rows: …` with the reason',
  },
  {
    name: 'waiting for a lock',
    breaks: altering(''),
    table: 1,
    unless: ({ sql }) => /\bset\s+(?:local\s+)?lock_timeout\b/i.test(sql),
    instead: `set lock_timeout = '2s' first: whoever waits for a table's lock lets nobody pass`,
  },
  {
    name: 'query builder',
    breaks: /\bthis\.schema\.(?:alterTable|table|renameTable|dropTable\w*|createIndex)\b/,
    table: 0,
    instead: 'SQL by `this.schema.raw`, which these rules read',
  },
]
