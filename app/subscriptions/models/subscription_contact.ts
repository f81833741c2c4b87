import { SubscriptionContactSchema } from '#database/schema'

export default class SubscriptionContact extends SubscriptionContactSchema {}
