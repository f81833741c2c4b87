import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { subscriptionFileSchema } from '#subscriptions/transformers/subscription_file_transformer'
import { LONGEST_CURSOR, MOST_FILES } from '#subscriptions/validators/file_feed'

const { HeldFiles } = controllers.subscriptions.api
const call = callsOf('Subscriptions')

const READING =
  'Begin without a cursor and go on with `nextCursor` while `hasMore` is true; keep the last one, and ask with it when you want to know what came since. ' +
  'Nothing is left out or told twice, whatever comes while you read. A file that was replaced is told again with its new version, days that may be seen from now on as new ones. ' +
  'A file that is withdrawn is told as such, to whoever has begun before; one that comes again is new. Files of filterable types are cut to the choice of their holder when he asks for the first time. ' +
  'Customers see their own ones, holders of `subscriptions.users.read` all.'

const page = is.object({
  content: is.listOf(subscriptionFileSchema),
  totalCount: is.about(
    is.nullable(is.integer),
    'Files that may be seen; null where a cursor was sent.'
  ),
  nextCursor: is.about(is.text, 'Where to go on, now or later.'),
  hasMore: is.about(is.flag, 'Whether there is more to read at once.'),
  next: is.next,
})

export default function subscriptionFileCalls() {
  router
    .group(() => {
      call(router.get('/', [HeldFiles, 'index']).as('index'), {
        summary: 'The files of a user’s subscription, as they appear',
        description: READING,
        query: {
          cursor: {
            ...is.about(is.text, 'The `nextCursor` of an earlier answer.'),
            maxLength: LONGEST_CURSOR,
          },
          updatedSince: {
            ...is.about(
              is.text,
              'Only files that were changed since, to begin with; with a cursor it does not count.'
            ),
            maxLength: 40,
          },
          limit: {
            ...is.about(is.integer, 'Files in an answer; 1000 unless sent.'),
            minimum: 1,
            maximum: MOST_FILES,
          },
        },
        answer: page,
      })
      call(router.get('/:file', [HeldFiles, 'show']).as('show'), {
        summary: 'One file of the caller’s own subscription',
        description: 'Its SHA-256 stands in `Repr-Digest`, and as `ETag`.',
        file: 'application/octet-stream',
        tagged: 'whole',
        refusals: {
          409: 'It cannot be cut to the choice, or the archive does not give it.',
          503: 'It is being cut to the choice, or comes back from the archive: ask again after `Retry-After` seconds.',
        },
      })
    })
    .prefix('/api/v1/subscriptions/:subscription/users/:userId/files')
    .where('subscription', rowId)
    .where('userId', personId)
    .where('file', /^\d{1,9}-\d{8}-\d{1,4}$/)
    .as('api.subscriptions.files')
    .use(middleware.auth())
}
