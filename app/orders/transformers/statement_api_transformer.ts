import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire } from '#shared/http/wire_money'
import { wireDayOf } from '#orders/http/wire_day'
import type { StatementSummary } from '#orders/queries/statement/statement_rows'

/** An imported bank statement over the HTTP API. */
export default class StatementApiTransformer extends BaseTransformer<StatementSummary> {
  toObject() {
    const { fromDay, toDay, incomingCents, createdAt } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'fileName', 'format', 'accountIban', 'reference']),
      ...this.pick(this.resource, ['lines', 'openLines', 'knownLines', 'importedBy']),
      from: wireDayOf(fromDay),
      to: wireDayOf(toDay),
      incoming: eurosToWire(incomingCents),
      created: createdAt.toISOString(),
    }
  }
}
