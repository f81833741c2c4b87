import type { HttpContext } from '@adonisjs/core/http'
import { failure, success } from '#shared/http/envelope'
import { matchedVersion } from '#shared/http/if_match'
import { answerRefusal } from '#shared/http/refusals'
import { answerList } from '#shared/lists'
import { deleteContact } from '#subscriptions/actions/contacts/delete_contact'
import { addContact, editContact } from '#subscriptions/actions/contacts/save_contact'
import { typeIn } from '#subscriptions/http/type_in'
import { whichContact } from '#subscriptions/http/which_contact'
import { contactList, type ListedContact } from '#subscriptions/lists/contact_list'
import SubscriptionContactTransformer from '#subscriptions/transformers/subscription_contact_transformer'
import { apiContactValidator } from '#subscriptions/validators/contact'

export default class ContactsController {
  async index(ctx: HttpContext) {
    const type = await typeIn(ctx)
    if (type) return answerList(ctx, contactList, toWire, type)
  }

  async show(ctx: HttpContext) {
    const [type, { id }] = [await typeIn(ctx), whichContact(ctx)]
    const found = type && (await contactList.first({ sql: 'c.id = ?', values: [id] }, type))
    if (found) return success(ctx, toWire(found))
    if (type) return failure(ctx, { code: 'subscriptions.contacts.errors.not_found', status: 404 })
  }

  async store(ctx: HttpContext) {
    const { version: _, ...wish } = await ctx.request.validateUsing(apiContactValidator)
    const added = await addContact({ ...whichContact(ctx), ...wish })
    if (!added.ok) return answerRefusal(ctx, added.refusal)
    return success(ctx, toWire(added.value), 201)
  }

  async update(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(apiContactValidator)
    const edited = await editContact({ ...whichContact(ctx), ...wish })
    if (!edited.ok) return answerRefusal(ctx, edited.refusal)
    return success(ctx, toWire(edited.value))
  }

  async destroy(ctx: HttpContext) {
    const deleted = await deleteContact({ ...whichContact(ctx), version: matchedVersion(ctx) })
    if (!deleted.ok) return answerRefusal(ctx, deleted.refusal)
    return success(ctx, null)
  }
}

const toWire = (contact: ListedContact) => new SubscriptionContactTransformer(contact).toObject()
