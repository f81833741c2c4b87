import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StatementSummary } from '#billing/queries/statement/statement_rows'

export default class StatementTransformer extends BaseTransformer<StatementSummary> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'fileName', 'format', 'accountIban', 'reference']),
      ...this.pick(this.resource, ['fromDay', 'toDay', 'knownLines', 'importedBy', 'lines']),
      ...this.pick(this.resource, ['openLines', 'incomingCents']),
      createdAt: this.resource.createdAt.toISOString(),
    }
  }
}
