import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#shared/audit'
import { refuseOtherThan } from '#shared/domain/changed_meanwhile'
import { ok, refuse, type Result } from '#shared/domain/result'
import { changeContacts, type Contact } from '#subscriptions/actions/contacts/change_contacts'
import { contactOf } from '#subscriptions/actions/contacts/contact_of'
import SubscriptionContact from '#subscriptions/models/subscription_contact'

type NewContact = { typeId: number; email: string; locale?: Contact['locale']; by: Actor }

/** Adds an address that is told of the type's late days, in English unless said. */
export const addContact = ({
  typeId,
  email,
  locale = 'en',
  by,
}: NewContact): Promise<Result<Contact>> =>
  changeContacts(typeId, by, async (trx, note) => {
    if (await isTaken(trx, { typeId, email })) return TAKEN
    const { id } = await SubscriptionContact.create({ typeId, email, locale }, { client: trx })
    await note({ what: 'added', after: { id, email, locale } })
    return ok({ id, email, locale, version: 1 })
  })

/** The address and the language that was decided on, or their version. */
type ChangedContact = NewContact & { id: number; seen?: string; version?: number }

/** Changes where and in which language a contact is told; an unsaid language stays. */
export const editContact = ({
  typeId,
  id,
  email,
  locale,
  seen,
  version: seenVersion,
  by,
}: ChangedContact): Promise<Result<Contact>> =>
  changeContacts(typeId, by, async (trx, note) => {
    const contact = await contactOf(trx, { typeId, id, version: seenVersion })
    if (!contact.ok) return contact
    const before = factsOf(contact.value)
    const current = refuseOtherThan(seen, `${before.email} ${before.locale}`)
    if (!current.ok) return current
    if (await isTaken(trx, { typeId, email, butOf: id })) return TAKEN
    const after = { email, locale: locale ?? before.locale }
    const version = contact.value.version + 1
    await contact.value.merge({ ...after, version }).save()
    await note({ what: 'changed', before, after })
    return ok({ id, ...after, version })
  })

const factsOf = ({ email, locale }: SubscriptionContact) => ({
  email,
  locale: locale as Contact['locale'],
})

const TAKEN = refuse('subscriptions.contacts.errors.taken', { field: 'email', status: 409 })

type Wish = { typeId: number; email: string; butOf?: number }

/** Whatever letters are small or large, an address is there once. */
async function isTaken(trx: TransactionClientContract, { typeId, email, butOf = 0 }: Wish) {
  const other = await SubscriptionContact.query({ client: trx })
    .where({ typeId })
    .whereRaw('lower(email) = lower(?)', [email])
    .whereNot('id', butOf)
    .first()
  return other !== null
}
