import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js'

type Library = typeof import('@e-invoice-eu/core')
type Formatter = ReturnType<InstanceType<Library['FormatFactoryService']>['createFormatService']>
type StandardData = Parameters<Formatter['fillInvoiceDefaults']>[0]

let judge: ValidateFunction<StandardData> | undefined

/**
 * Holds an invoice's data to the schema of EN 16931, which no form of CII patches (a test compares), and
 * adds the schema's defaults. Compiled once a process: left to itself the library compiles it, half a second
 * of work, for each paper of each invoice. Throws for data that break it.
 */
export function heldToStandard(data: StandardData, schema: Library['invoiceSchema']): StandardData {
  judge ??= new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile(schema)
  if (!judge(data)) throw new Ajv2019.ValidationError(judge.errors ?? [])
  return data
}
