import type { HttpContext } from '@adonisjs/core/http'
import { success } from '#shared/http/envelope'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { deleteContact } from '#subscriptions/actions/contacts/delete_contact'
import { addContact, editContact } from '#subscriptions/actions/contacts/save_contact'
import { typeIn } from '#subscriptions/http/type_in'
import { whichContact } from '#subscriptions/http/which_contact'
import { contactList, type ListedContact } from '#subscriptions/lists/contact_list'
import SubscriptionContactTransformer from '#subscriptions/transformers/subscription_contact_transformer'
import { contactValidator } from '#subscriptions/validators/contact'

export default class ContactsController {
  async index(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (type) return answerList(ctx, contactList, toWire, type)
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(contactValidator)
    const added = await addContact({ ...whichContact(ctx), ...wish })
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    return success(ctx, toWire(added.value), 201)
  }

  async update(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(contactValidator)
    const edited = await editContact({ ...whichContact(ctx), ...wish })
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    return success(ctx, toWire(edited.value))
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteContact(whichContact(ctx))
    if (!deleted.ok) return answerRefusal(ctx, deleted.refusal)
    return success(ctx, null)
  }
}

const toWire = (contact: ListedContact) => new SubscriptionContactTransformer(contact).toObject()
