import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedReport } from '#reports/lists/report_list'

export default class ReportTransformer extends BaseTransformer<ListedReport> {
  toObject() {
    const { createdAt, startedAt, completedAt, files } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'userId', 'email', 'company', 'day', 'state', 'step']),
      ...this.pick(this.resource, ['failure', 'priceCents', 'discountCents', 'totalCents']),
      ...this.pick(this.resource, ['requestedBy', 'isOnBehalf', 'isInvoiced', 'isins']),
      ...this.pick(this.resource, ['termsVersion']),
      files: files.map(({ kind, name, bytes }) => ({ kind, name, bytes })),
      createdAt: createdAt.toISOString(),
      seconds:
        startedAt && completedAt ? (completedAt.getTime() - startedAt.getTime()) / 1000 : null,
    }
  }
}
