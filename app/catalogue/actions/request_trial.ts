import limits from '#config/api_limits'
import { clock } from '#shared/clock'
import { membersOfEu } from '#shared/countries/members_of_eu'
import { rows, transaction } from '#shared/database'
import { CalendarDay } from '#shared/domain/calendar_day'
import { ok, refuse, type Refused, type Result } from '#shared/domain/result'
import { normaliseVatId, readVatId, type VatIdCode } from '#shared/domain/vat_id'
import { termsToday } from '#shared/terms_today'
import { mailTrialRequest, type ChosenOffer } from '#catalogue/actions/mail_trial_request'
import { canBeginOn, latestTrialDay } from '#catalogue/domain/trial_request'
import type { NewTrialRequest } from '#catalogue/domain/trial_request'
import TrialRequest from '#catalogue/models/trial_request'
import { findAnalyticsTrial, findSampleOffer } from '#catalogue/queries/find_trial_offer'

type Code =
  | 'trials.errors.not_on_trial'
  | 'trials.errors.not_sampled'
  | 'trials.errors.package_unknown'
  | 'trials.errors.vat_missing'
  | 'catalogue.errors.vat_id_not_of_eu'
  | VatIdCode
  | 'trials.errors.date_outside'
  | 'trials.errors.too_many'

/** Kept and mailed, or neither. A sub product without a product asks for its sample year. */
export async function requestTrial(request: NewTrialRequest): Promise<Result<null, Code>> {
  const found = await offerFor(request)
  if (!found.ok) return found
  const refusal = (await refuseVat(request)) ?? refuseDay(request) ?? (await refuseFlood(request))
  if (refusal) return refusal
  await transaction(async (trx) => {
    const { id } = await TrialRequest.create(fieldsOf(request, found.value), { client: trx })
    await mailTrialRequest(trx, { ...request, ...found.value, id })
  })
  return ok(null)
}

async function offerFor({ form }: NewTrialRequest): Promise<Result<ChosenOffer, Code>> {
  const { product, subProductId } = form
  if (!product) return sampleFor(subProductId ?? '')
  const found = await findAnalyticsTrial(product)
  if (!found) return refuse('trials.errors.not_on_trial', { field: 'product' })
  const { offer } = found
  const chosen = subProductId
    ? offer.packages.find(({ code }) => code === subProductId)
    : (offer.packages[0] ?? null)
  if (chosen === undefined) {
    return refuse('trials.errors.package_unknown', { field: 'subProductId' })
  }
  return ok({ offer, chosen })
}

async function sampleFor(code: string): Promise<Result<ChosenOffer, Code>> {
  const found = await findSampleOffer(code)
  if (!found) return refuse('trials.errors.not_sampled', { field: 'subProductId' })
  return ok({ offer: found.offer, chosen: found.offer.packages[0]! })
}

/** The VAT ID of an EU country is needed in the European Union, and only there (VAT ID rule). */
async function refuseVat({ form }: NewTrialRequest): Promise<Refused<Code> | null> {
  const tin = form.tin?.trim()
  const read = tin ? readVatId(tin) : null
  if (read && !read.ok) return refuse(read.refusal.code, { ...read.refusal, field: 'tin' })
  const members = await membersOfEu([form.country, read && read.value.country])
  if (!members.has(form.country)) return null
  if (!read) return refuse('trials.errors.vat_missing', { field: 'tin' })
  const serves = members.has(read.value.country)
  return serves ? null : refuse('catalogue.errors.vat_id_not_of_eu', { field: 'tin' })
}

function refuseDay({ form }: NewTrialRequest) {
  const today = CalendarDay.today()
  if (canBeginOn(form.effectiveDate, today)) return null
  const params = { first: today.format(), last: latestTrialDay(today).format() }
  return refuse('trials.errors.date_outside', { field: 'effectiveDate', params })
}

async function refuseFlood({ form }: NewTrialRequest) {
  const { requests, every } = limits.trialsOfEmail
  const [first] = await rows<{ seconds: number }>(
    null,
    `select ceil(extract(epoch from created_at + :every::interval - :now::timestamptz))::int as seconds
       from trial_requests
      where lower(company_email) = lower(:email) and created_at > :now::timestamptz - :every::interval
      order by created_at desc offset :before limit 1`,
    { email: form.companyEmail, now: clock.now().toISO(), every, before: requests - 1 }
  )
  if (!first) return null
  return refuse('trials.errors.too_many', { status: 429, retryAfter: first.seconds })
}

function fieldsOf(request: NewTrialRequest, { offer, chosen }: ChosenOffer) {
  const now = clock.now()
  return {
    ...{ kind: offer.kind, productCode: offer.productCode, trialWeeks: offer.weeks },
    subProductCode: chosen?.code ?? null,
    retainedPriceCents: chosen?.priceCents ?? null,
    ...{ userId: request.userId, locale: request.locale, createdAt: now },
    ...applicantOf(request),
    ...{ termsVersion: termsToday().version, termsAcceptedAt: now },
    legalEntityConfirmedAt: now,
  }
}

function applicantOf({ form }: NewTrialRequest) {
  return {
    title: form.title ?? null,
    firstName: form.firstName,
    lastName: form.lastName,
    companyName: form.companyName,
    companyPhone: form.companyPhone ?? null,
    companyEmail: form.companyEmail,
    street: form.street,
    postalCode: form.postalCode,
    city: form.city,
    country: form.country,
    tin: form.tin ? normaliseVatId(form.tin) : null,
    effectiveOn: form.effectiveDate.iso,
    message: form.message ?? null,
  }
}
