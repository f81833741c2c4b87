import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { controllers } from '#generated/controllers'
import { personId } from '#shared/http/person_id'
import { rowId } from '#shared/http/row_id'
import { callsOf, is } from '#shared/http/api_description'
import { givenFileList } from '#orders/lists/given_file_list'
import { givenFileSchema } from '#orders/transformers/given_file_api_transformer'
import { apiOrderChangeValidator } from '#orders/validators/order_change'
import { apiFileChoiceValidator, apiStaffOrderValidator } from '#orders/validators/staff_order'

const { api } = controllers.orders
const call = callsOf('Orders of all customers')

const { about, flag, integer, object, pageOf, text } = is

/** The forms of the shop call them otherwise. */
const FIELD_NAMES = {
  ...{ state: 'orderState', type: 'orderType', feeCents: 'adminFee', discountCents: 'discount' },
  ...{ vatPercent: 'vat', totalCents: 'totalPrice', files: 's3FilePath', userId: 'id' },
}

const choice = object({ orderId: integer, s3FilePath: text })

export default function staffCalls() {
  router
    .group(() => {
      call(
        router
          .put('/orders/:id/:sub', [api.OrderChanges, 'update'])
          .as('update')
          .use(middleware.scope({ any: ['orders.write', 'orders.status.write'] })),
        {
          summary: 'Changes state and fields of an order',
          description:
            '`id` is the number of the order, `sub` the id of its customer. `orderState` needs `orders.status.write`, ' +
            'every other field `orders.write`; what is left out stays. An empty discount is none; `totalPrice` is net, and ' +
            'without a discount decides about it. With `version` a change that was decided on an older one is refused. ' +
            'No VAT within the country of the seller needs its legal reason in `vatExemption`. ' +
            'Set to Confirmed, an order by transfer is paid: `bookedOn` (today without it) and `paymentReference` say how.',
          body: apiOrderChangeValidator,
          fieldNames: FIELD_NAMES,
          example: { version: 3, orderState: 'Confirmed', remark: 'Agreed by phone.' },
          answer: object({ orderId: integer, isChanged: flag }),
          refusals: { 404: 'There is no such order.', 409: 'The order has changed meanwhile.' },
        }
      )
      router
        .group(() => {
          const creating = router.post('/orders/:id', [api.StaffOrders, 'store'])
          call(creating.where('id', personId).as('store'), {
            summary: 'Creates an order for a customer',
            description:
              '`id` is the id of the customer. With `orderItems` (all items of the own basket) it is an order on behalf, ' +
              'without them an empty one, to which `s3FilePath` gives files. By quota it begins as Registered. `sendEmail` ' +
              'tells the customer.',
            body: apiStaffOrderValidator,
            fieldNames: FIELD_NAMES,
            answer: object({ orderId: about(integer, 'Number of the order.') }),
            status: 201,
            refusals: { 409: 'The quota does not suffice.', 423: 'The own basket is locked.' },
          })
          call(router.get('/empty-order-files', [api.GivenFiles, 'index']).as('given_files'), {
            summary: 'Files that can be given to orders without items',
            query: givenFileList,
            answer: pageOf(givenFileSchema),
          })
          call(
            router.get('/empty-order-files/:id', [api.GivenFiles, 'show']).as('given_files.show'),
            {
              summary: 'Files that an order without items has been given',
              description: '`id` is the number of the order.',
              query: givenFileList,
              answer: pageOf(givenFileSchema),
            }
          )
          call(
            router.post('/empty-order-files', [api.GivenFiles, 'store']).as('given_files.store'),
            {
              summary: 'Gives a file to an order without items',
              body: apiFileChoiceValidator,
              answer: choice,
              refusals: { 409: 'The order has items, or has ended.' },
            }
          )
          call(
            router
              .delete('/empty-order-files', [api.GivenFiles, 'destroy'])
              .as('given_files.destroy'),
            {
              summary: 'Takes a file from an order without items',
              body: apiFileChoiceValidator,
              answer: choice,
              refusals: { 409: 'The order has ended, or the file has been downloaded.' },
            }
          )
        })
        .use(middleware.scope({ all: ['orders.write'] }))
    })
    .prefix('/api/v1')
    .where('id', rowId)
    .where('sub', personId)
    .as('api.orders')
    .use(middleware.scope({ all: ['orders.read'] }))
}
