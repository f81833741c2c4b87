import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { SCOPES } from '#identity'
import { rowId } from '#shared/http/row_id'
import { middleware } from '#start/kernel'
import { DESK_KINDS } from '#desk/domain/kinds'

const { DeskGives, Desks, DeskMarks, GivenUps, Pulses, Reminders, Transfers } = controllers.desk

export default function staffPages() {
  router
    .group(() => {
      router
        .group(() => {
          router.get('/', [Desks, 'show']).as('show')
          router.get('/pulse', [Pulses, 'show']).as('pulse')
          router
            .put('/marks/:kind/:key', [DeskMarks, 'update'])
            .where('kind', new RegExp(`^(${DESK_KINDS.join('|')})$`))
            .where('key', /^[\w-]{1,100}$/)
            .as('marks')
          router.post('/gives', [DeskGives, 'store']).as('gives')
        })
        .use(middleware.scope({ any: SCOPES }))
      router
        .group(() => {
          router.post('/reminders/:orderId', [Reminders, 'store']).as('reminders')
          router.post('/transfers', [Transfers, 'store']).as('transfers')
        })
        .use(middleware.scope({ all: ['orders.read', 'orders.status.write'] }))
      router
        .put('/restarts/:fulfilment', [GivenUps, 'restart'])
        .as('restarts')
        .use(middleware.scope({ all: ['tasks.write'] }))
      router
        .put('/jobs/:job', [GivenUps, 'retryJob'])
        .where('job', router.matchers.uuid())
        .as('jobs')
        .use(middleware.scope({ all: ['tasks.write'] }))
      router
        .put('/mails/:mail', [GivenUps, 'sendMail'])
        .as('mails')
        .use(middleware.scope({ all: ['users.read', 'users.write'] }))
    })
    .prefix('/admin/today')
    .where('orderId', rowId)
    .where('fulfilment', rowId)
    .where('mail', rowId)
    .as('desk')
}
