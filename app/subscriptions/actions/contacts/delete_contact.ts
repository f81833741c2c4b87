import type { Actor } from '#shared/audit'
import { ok, type Result } from '#shared/domain/result'
import { changeContacts, type Contact } from '#subscriptions/actions/contacts/change_contacts'
import { contactOf } from '#subscriptions/actions/contacts/contact_of'

type Which = { typeId: number; id: number; version?: number; by: Actor }

export const deleteContact = ({ typeId, id, version, by }: Which): Promise<Result<Contact>> =>
  changeContacts(typeId, by, async (trx, note) => {
    const contact = await contactOf(trx, { typeId, id, version })
    if (!contact.ok) return contact
    const { email } = contact.value
    const locale = contact.value.locale as Contact['locale']
    await contact.value.delete()
    await note({ what: 'deleted', before: { id, email } })
    return ok({ id, email, locale, version: contact.value.version })
  })
