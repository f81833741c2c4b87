import { BaseTransformer } from '@adonisjs/core/transformers'
import type { findBankLine } from '#billing'
import { creditorReference, inGroupsOfFour } from '#shared/domain/creditor_reference'
import { CalendarDay } from '#shared/domain/calendar_day'

type Found = NonNullable<Awaited<ReturnType<typeof findBankLine>>>

export default class BankLineTransformer extends BaseTransformer<{
  text: string
  found: Found | null
}> {
  toObject() {
    const { text, found } = this.resource
    return { text, found: found && this.foundOf(found) }
  }

  protected foundOf({ orderNumber, order, cents, bookedOn, proposal }: Found) {
    return {
      ...{ orderNumber, cents, proposal },
      bookedOn: order?.entry?.bookedOn ?? bookedOn ?? CalendarDay.today().iso,
      order: order && {
        ...this.pick(order, ['number', 'version', 'company', 'state', 'dueCents', 'entry']),
        reference: inGroupsOfFour(creditorReference(order.number)),
      },
    }
  }
}
