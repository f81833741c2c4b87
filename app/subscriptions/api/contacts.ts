import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import { callsOf, is } from '#shared/http/api_description'
import { rowId } from '#shared/http/row_id'
import { contactList } from '#subscriptions/lists/contact_list'
import { subscriptionContactSchema } from '#subscriptions/transformers/subscription_contact_transformer'
import { apiContactValidator } from '#subscriptions/validators/contact'

const { api } = controllers.subscriptions
const call = callsOf('Subscriptions')

const CHANGED = 'Or the contact has changed meanwhile.'
const TAKEN = 'The type has this contact already.'

/** Who is told of a type's late days, for staff's programs. */
export default function subscriptionContactCalls() {
  router
    .group(() => {
      call(router.get('/', [api.Contacts, 'index']).as('index'), {
        summary: 'Contacts of a subscription type',
        description: 'They are told of late days, and again when these have come.',
        query: contactList,
        answer: is.pageOf(subscriptionContactSchema),
      })
      call(router.get('/:contact', [api.Contacts, 'show']).as('show'), {
        summary: 'One contact of a subscription type',
        answer: subscriptionContactSchema,
      })
      call(router.post('/', [api.Contacts, 'store']).as('store'), {
        summary: 'Adds a contact to a subscription type',
        body: apiContactValidator,
        isFirst: true,
        answer: subscriptionContactSchema,
        status: 201,
        refusals: { 409: TAKEN },
      })
      call(router.put('/:contact', [api.Contacts, 'update']).as('update'), {
        summary: 'Changes a contact of a subscription type',
        body: apiContactValidator,
        answer: subscriptionContactSchema,
        refusals: { 409: `${TAKEN} ${CHANGED}` },
      })
      call(router.delete('/:contact', [api.Contacts, 'destroy']).as('destroy'), {
        summary: 'Deletes a contact of a subscription type',
        answer: is.nothing,
        countsChanges: true,
      })
    })
    .prefix('/api/v1/subscriptions/:subscription/contacts')
    .where('subscription', rowId)
    .where('contact', rowId)
    .as('api.subscriptions.contacts')
    .use(middleware.scope({ all: ['subscriptions.write'] }))
}
