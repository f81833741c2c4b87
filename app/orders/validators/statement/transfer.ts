import vine from '@vinejs/vine'

const cents = () => vine.number().withoutDecimals().min(1).max(100_000_000_000)

export const transferValidator = vine.create({
  /** A day as it was typed. */
  bookedOn: vine.string().trim().maxLength(40),
  amountCents: cents(),
  version: vine.number().withoutDecimals().min(1),
})
