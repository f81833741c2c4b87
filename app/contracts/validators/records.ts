import vine from '@vinejs/vine'
import { plainText } from '#shared/http/plain_text'
import { smallId, version, whole } from '#shared/validators/numbers'
import { bpId } from '#contracts/validators/bp_id'

/** What was typed, empty or not; the rules judge it. */
const typed = () => plainText().maxLength(4_000).nullable().optional()
const chosen = () => smallId().nullable().optional()
const asked = () => vine.boolean().optional()

const seen = { version: version().optional() }

export const seenValidator = vine.create(seen)

export const contractTypeValidator = vine.create({
  ...{ name: typed(), validFrom: typed(), validTo: typed() },
  ...seen,
})

const product = { name: typed(), affiliates: asked(), timeSeries: asked(), remark: asked() }

export const informationProductValidator = vine.create({ ...product, ...seen })

export const relationValidator = vine.create({
  ...{ productId: chosen(), subscriptionTypeId: chosen() },
  ...seen,
})

const ids = {
  bpId: bpId().nullable().optional(),
  contractTypeId: chosen(),
  contractProductId: chosen(),
}

export const contractValidator = vine.create({
  ...ids,
  ...{ clmMaNumber: typed(), affiliates: typed(), remark: typed() },
  ...{ timeSeriesFrom: typed(), timeSeriesTo: typed(), startDate: typed(), endDate: typed() },
  ...seen,
})

/** YYYYMMDD, 0 where that end is open; whether there is such a day the rules say. */
const day = () => whole().min(0).max(99_991_231).nullable().optional()

/** One that is not there is judged with those that are empty, which come as null. */
const name = () =>
  plainText()
    .parse((value) => value ?? '')
    .maxLength(200)

export const apiContractTypeValidator = vine.create({
  ...{ name: name(), validFrom: day(), validTo: day() },
  ...seen,
})

export const apiInformationProductValidator = vine.create({
  ...product,
  name: name(),
  ...seen,
})

export const apiContractValidator = vine.create({
  ...ids,
  clmMaNumber: plainText().maxLength(200).nullable().optional(),
  affiliates: whole().min(0).nullable().optional(),
  remark: typed(),
  ...{ timeSeriesFrom: day(), timeSeriesTo: day(), startDate: day(), endDate: day() },
  ...seen,
})
