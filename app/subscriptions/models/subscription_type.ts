import { SubscriptionTypeSchema } from '#database/schema'

export default class SubscriptionType extends SubscriptionTypeSchema {
  declare specialType: 'REPORT' | null
}
