import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SummaryMonth } from '#reports/queries/monthly_summary'

export default class SummaryMonthTransformer extends BaseTransformer<SummaryMonth> {
  toObject() {
    const { month, totalCents, reports, papers } = this.resource
    return {
      ...{ month, totalCents },
      papers: papers.map(({ kind, label, issuedOn, grossCents, payment, dueCents }) => ({
        ...{ kind, label, issuedOn, grossCents, payment, dueCents },
      })),
      reports: reports.map(({ id, day, createdAt, files, isins, ...cost }) => ({
        ...{ id, day, createdAt: createdAt.toISOString() },
        ...this.pick(cost, ['priceCents', 'discountCents', 'totalCents']),
        isins: isins.filter(({ isAvailable }) => isAvailable).map(({ isin }) => isin),
        files: files.map(({ kind, name, bytes }) => ({ kind, name, bytes })),
      })),
    }
  }
}
