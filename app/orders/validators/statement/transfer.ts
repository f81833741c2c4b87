import vine from '@vinejs/vine'

const cents = () => vine.number().withoutDecimals().min(1).max(100_000_000_000)

export const transferValidator = vine.create({
  /** YYYY/MM/DD or YYYY-MM-DD. */
  bookedOn: vine.string().trim().maxLength(10),
  amountCents: cents(),
  version: vine.number().withoutDecimals().min(1),
})
