import { BaseTransformer } from '@adonisjs/core/transformers'
import { eurosToWire, wireDayOf } from '#shared/http/wire'
import type { StatementSummary } from '#billing/queries/statement/statement_rows'

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
