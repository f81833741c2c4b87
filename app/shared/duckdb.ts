export { Engine } from '#shared/duckdb/engine'
export { EngineProblem } from '#shared/duckdb/problem'
export { sqlName, sqlText } from '#shared/duckdb/quoting'
export type { Watch } from '#shared/duckdb/types'
