import { BaseTransformer } from '@adonisjs/core/transformers'
import type { NewestMorning } from '#arrivals/queries/newest_morning'

export default class NewestMorningTransformer extends BaseTransformer<NewestMorning> {
  toObject() {
    const { day, now, ticks } = this.resource
    return {
      ...{ day, now },
      ticks: ticks.map(({ estimateAt, ...tick }) => ({
        ...tick,
        estimateAt: estimateAt?.toISOString() ?? null,
      })),
    }
  }
}
