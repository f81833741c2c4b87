import { FormatFactoryService, invoiceSchema } from '@e-invoice-eu/core'
import { test } from '@japa/runner'

const formats = new FormatFactoryService()
const patched = (format: string) => {
  const schema = structuredClone(invoiceSchema)
  formats.createFormatService(format, console).patchSchema(schema)
  return schema
}

test.group('Invoices | the schema of EN 16931', () => {
  test('no form of CII patches it, so one compiled schema judges them all', ({ assert }) => {
    const ofCii = formats.listFormatServices().filter(({ syntax }) => syntax === 'CII')
    const names = ofCii.map(({ name }) => name)
    assert.includeMembers(names, ['Factur-X-XRechnung', 'XRECHNUNG-CII'])
    for (const name of names) assert.deepEqual(patched(name), invoiceSchema, name)
    assert.notDeepEqual(patched('XRECHNUNG-UBL'), invoiceSchema)
  })
})
