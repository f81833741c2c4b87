import { ProductSubscriptionSchema } from '#database/schema'

export default class ProductSubscription extends ProductSubscriptionSchema {}
