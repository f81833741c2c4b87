import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js'

type Library = typeof import('@e-invoice-eu/core')
type Formatter = ReturnType<InstanceType<Library['FormatFactoryService']>['createFormatService']>
type StandardData = Parameters<Formatter['fillInvoiceDefaults']>[0]
type Schema = Library['invoiceSchema']

const judges = new Map<string, ValidateFunction<StandardData>>()

/**
 * Holds an invoice's data to the schema of EN 16931 as a format patches it, and adds the schema's defaults.
 * Compiled once a process: left to itself the library compiles it, half a second of work, for each paper of
 * each invoice. Throws for data that break it.
 */
export function heldToStandard(
  data: StandardData,
  { format, schema, patch }: { format: string; schema: Schema; patch: (schema: Schema) => void }
): StandardData {
  const judge = judges.get(format) ?? compiled(schema, patch)
  judges.set(format, judge)
  if (!judge(data)) throw new Ajv2019.ValidationError(judge.errors ?? [])
  return data
}

function compiled(schema: Schema, patch: (schema: Schema) => void): ValidateFunction<StandardData> {
  const own = structuredClone(schema)
  patch(own)
  return new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile(own)
}
