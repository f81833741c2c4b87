import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { rowId } from '#shared/http/row_id'

const {
  ArchivedFiles,
  Feeds,
  LateNotices,
  Months,
  MySubscriptions,
  SubscriptionFiles,
  SubscriptionScripts,
} = controllers.subscriptions

export default function subscriptionPages() {
  router
    .group(() => {
      router.get('/', [MySubscriptions, 'index']).as('index')
      router.get('/:subscription', [MySubscriptions, 'show']).as('show')
      router.put('/:subscription/late-notices', [LateNotices, 'update']).as('late_notices')
      router.post('/:subscription/feed', [Feeds, 'store']).as('feed')
      router.delete('/:subscription/feed', [Feeds, 'destroy']).as('feed.end')
      router.get('/:subscription/files/:file', [SubscriptionFiles, 'show']).as('file')
      router.get('/:subscription/months/:month/files.zip', [Months, 'show']).as('month')
      router.post('/:subscription/files/:file/return', [ArchivedFiles, 'store']).as('return')
      router.get('/:subscription/script/:shell', [SubscriptionScripts, 'show']).as('script')
    })
    .prefix('/my-account/my-subscriptions')
    .where('subscription', rowId)
    .where('shell', /^(sh|powershell)$/)
    .where('month', /^\d{4}-\d{2}$/)
    .where('file', /^\d{1,9}-\d{8}-\d{1,4}$/)
    .as('subscriptions')
    .use(middleware.auth())
}
