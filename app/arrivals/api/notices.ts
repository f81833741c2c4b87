import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { publicNoticeLists } from '#arrivals/lists/public_notice_list'
import { staffedNoticeList } from '#arrivals/lists/staffed_notice_list'
import {
  publicNoticeSchema,
  staffedNoticeSchema,
} from '#arrivals/transformers/notice_api_transformer'
import { noticeChangeValidator, noticeValidator } from '#arrivals/validators/notice'

const { Notices } = controllers.arrivals.api
const call = callsOf('Arrivals')
const answer = staffedNoticeSchema
const mails = is.object({ mails: is.integer })
const OVER = 'It is not shown any more.'

/** What staff tell of mornings in their own words: read by everybody, written by staff's programs. */
export default function noticeCalls() {
  call(router.get('/api/v1/notices', [Notices, 'running']).as('api.arrivals.public_notices'), {
    summary: 'Notices about mornings that are shown today',
    description: 'In the language that is asked for. They name products that the shop shows.',
    query: publicNoticeLists.en,
    answer: is.pageOf(publicNoticeSchema),
  })

  router
    .group(() => {
      call(router.get('/', [Notices, 'index']).as('index'), {
        summary: 'Notices that are shown today, in both languages',
        query: staffedNoticeList,
        answer: is.pageOf(staffedNoticeSchema),
      })
    })
    .prefix('/api/v1/arrivals/notices')
    .as('api.arrivals.notices')
    .use(middleware.scope({ all: ['products.read'] }))

  router
    .group(() => {
      call(router.post('/', [Notices, 'store']).as('store'), {
        ...{ summary: 'Writes a notice', body: noticeValidator, answer, status: 201 },
        description:
          'It is shown until its last day, 31 days at the most. Mails are sent by another call.',
      })
      call(router.put('/:notice', [Notices, 'update']).as('update'), {
        ...{ summary: 'Says a notice in other words', body: noticeChangeValidator, answer },
        refusals: { 409: `${OVER} Or somebody has changed it meanwhile.` },
      })
      call(router.post('/:notice/end', [Notices, 'end']).as('end'), {
        ...{ summary: 'Ends a notice', answer: is.nothing, refusals: { 409: OVER } },
        description: 'Its mails that have not gone out yet are not sent.',
      })
      call(router.post('/:notice/mails', [Notices, 'mail']).as('mail'), {
        ...{ summary: 'Sends a notice to whoever is told of late days', answer: mails },
        refusals: { 409: `${OVER} Or its mails were sent already, or nobody is told.` },
      })
      call(router.delete('/:notice/mails', [Notices, 'stop']).as('stop'), {
        ...{ summary: 'Stops the mails of a notice', answer: mails, refusals: { 409: OVER } },
        description: 'What has gone out stays. Answers how many were stopped.',
      })
    })
    .prefix('/api/v1/arrivals/notices')
    .where('notice', rowId)
    .as('api.arrivals.notices')
    .use(middleware.scope({ all: ['products.write'] }))
}
