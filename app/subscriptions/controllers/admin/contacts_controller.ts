import type { HttpContext } from '@adonisjs/core/http'
import type { Result } from '#shared/domain/result'
import { flashToast } from '#shared/http/flash'
import { answerRefusal } from '#shared/http/refusals'
import { translate } from '#shared/i18n'
import { exportList, showList } from '#shared/lists'
import { deleteContact } from '#subscriptions/actions/contacts/delete_contact'
import { addContact, editContact } from '#subscriptions/actions/contacts/save_contact'
import { typeIn } from '#subscriptions/http/type_in'
import { whichContact } from '#subscriptions/http/which_contact'
import { contactList } from '#subscriptions/lists/contact_list'
import SubscriptionContactTransformer from '#subscriptions/transformers/subscription_contact_transformer'
import { contactChangeValidator, contactValidator } from '#subscriptions/validators/contact'

export default class ContactsController {
  async index(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (!type) return
    const { content, shown } = await showList(ctx, contactList, type)
    return ctx.inertia.render('subscriptions/admin/contacts', {
      type,
      contacts: SubscriptionContactTransformer.transform(content),
      ...shown,
    })
  }

  async export(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (type) return exportList(ctx, contactList, type)
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(contactValidator)
    return goBack(ctx, 'added', await addContact({ ...whichContact(ctx), ...wish }))
  }

  async update(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(contactChangeValidator)
    return goBack(ctx, 'changed', await editContact({ ...whichContact(ctx), ...wish }))
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteContact(whichContact(ctx))
    if (!deleted.ok) {
      const error = translate(ctx.locale, deleted.refusal.code)
      flashToast(ctx, 'error', 'subscriptions.contacts.toasts.delete_failed', { error })
    }
    return goBack(ctx, 'deleted', deleted)
  }
}

function goBack(ctx: HttpContext, what: 'added' | 'changed' | 'deleted', done: Result<unknown>) {
  if (!done.ok) return answerRefusal(ctx, done.refusal)
  flashToast(ctx, 'success', `subscriptions.contacts.toasts.${what}`)
  return ctx.response.redirect().withQs().back()
}
