import type {
  ColumnInfo,
  DatabaseColumn,
  SchemaRules,
} from '@adonisjs/lucid/types/schema_generator'

const as = (tsType: string): ColumnInfo => ({ tsType, decorators: [{ name: '@column' }] })

const PRIMARY_KEY_TYPES: Record<string, string> = { bigint: 'number', integer: 'number' }

const primaryKey = (_: string, [name]: string[], columns: Record<string, DatabaseColumn>) =>
  name && columns[name]
    ? {
        columnName: name,
        columnInfo: {
          tsType: PRIMARY_KEY_TYPES[columns[name].type] ?? 'string',
          decorators: [{ name: '@column', args: { isPrimary: true } }],
        },
      }
    : undefined

/** How columns read in TypeScript, in step with the parsers of the database connection. */
export default {
  types: {
    'bigint': as('number'),
    'date': as('string'),
    'json': as('unknown'),
    'jsonb': as('unknown'),
    'ARRAY': as('string[]'),
    // citext, the only type of an extension that columns have
    'USER-DEFINED': as('string'),
  },
  primaryKey,
} satisfies SchemaRules
