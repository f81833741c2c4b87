import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { throttle } from '#shared/http/throttle'

const { AtomFeeds } = controllers.subscriptions
/** Feed readers ask every few minutes, some of them for a whole company behind one address. */
const read = throttle('subscription_feeds', { requests: 600, every: '1 minute' })

/** Without signing in: what is new of a subscription, at its secret address. */
export default function subscriptionFeeds() {
  router.get('/feeds/:secret', [AtomFeeds, 'show']).as('subscriptions.atom_feed').use(read)
}
