import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import {
  ENTRIES_OF_PAGE,
  ENTRY_VIEWS,
  LARGEST_ENTRY_PAGE,
} from '#billing/domain/statement/entry_view'
import { keeps } from '#billing/http/guards'
import { statementSchema } from '#billing/transformers/statement_api_transformer'
import { entrySchema } from '#billing/transformers/statement_entry_api_transformer'
import { statementList } from '#billing/lists/statement_list'
import { apiBookingsValidator } from '#billing/validators/money_api'
import { entryValidator } from '#billing/validators/statement/statement'

const { api, statement } = controllers.billing
const call = callsOf('Bank statements')

const { euros, integer, listOf, nullable, object, oneOf, pageOf, text } = is

const page = { ...integer, minimum: 1, default: 1 }
const limit = { ...integer, minimum: 1, maximum: ENTRIES_OF_PAGE, default: ENTRIES_OF_PAGE }

const upload = object({ file: { type: 'string', format: 'binary' } })

export default function statementsCalls() {
  router
    .group(() => {
      call(router.get('/', [api.Statements, 'index']).as('index'), {
        summary: 'Imported bank statements',
        query: statementList,
        answer: pageOf(statementSchema),
      })
      call(router.post('/', [api.Statements, 'store']).as('store'), {
        summary: 'Imports a bank statement (camt.053 or CSV), whole or not at all',
        description:
          'Nothing is booked by that. Lines that came with an earlier file are left out.',
        body: upload,
        bodyType: 'multipart/form-data',
        answer: statementSchema,
        status: 201,
        refusals: { 409: 'This very file was imported before.' },
      })
      call(router.get('/:statement', [api.Statements, 'show']).as('show'), {
        summary: 'One bank statement',
        answer: statementSchema,
      })
      call(router.get('/:statement/entries', [api.Statements, 'entries']).as('entries'), {
        summary: 'The lines of a statement with what is proposed for each now',
        query: {
          view: { ...oneOf(ENTRY_VIEWS), default: 'all' },
          page: { ...page, maximum: LARGEST_ENTRY_PAGE },
          limit,
        },
        answer: pageOf(entrySchema),
      })
      call(
        router
          .put('/:statement/entries/:entry', [statement.Entries, 'update'])
          .as('entries.update'),
        {
          summary: 'Sets a line aside that is no payment of an order, or puts it back',
          body: entryValidator,
          answer: object({ entryId: integer, state: oneOf(['Open', 'SetAside']) }),
          refusals: { 409: 'Somebody has decided about it meanwhile.' },
        }
      )
      call(router.post('/:statement/bookings', [api.Bookings, 'store']).as('bookings'), {
        summary: 'Books lines of a statement, each for itself and once',
        description:
          '`orderId` names the order where the reference does not, `invoice` an invoice that is of no order; ' +
          '`acceptsDifference` books an amount that does not fit.',
        body: apiBookingsValidator,
        answer: object({
          booked: listOf(
            object({
              entryId: integer,
              orderId: nullable(integer),
              invoice: nullable(text),
              missing: euros,
            })
          ),
          refused: listOf(object({ entryId: integer, code: text, message: text })),
        }),
      })
    })
    .prefix('/api/v1/bank-statements')
    .where('statement', rowId)
    .where('entry', rowId)
    .as('api.billing.statements')
    .use(keeps())
}
