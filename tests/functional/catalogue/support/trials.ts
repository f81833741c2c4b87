import { CalendarDay } from '#shared/domain/calendar_day'
import { rows } from '#shared/database'
import { forgetReferenceData } from '#catalogue/queries/reference_data'
import { givenFiles, givenProduct, givenReferenceData } from './products.js'

export const APPLICANT = {
  title: 'dr',
  firstName: 'Ada',
  lastName: 'Brook',
  companyName: 'Brook Research Ltd',
  companyPhone: '+44 20 0000 000',
  companyEmail: 'ada@brook.example',
  street: 'Long Lane 1',
  postalCode: 'E1 1AA',
  city: 'London',
  country: 'GB',
  message: 'To look at spreads.',
  termsAccepted: true,
  legalEntityConfirmed: true,
}

/** The first day that can always be asked for. */
export const tomorrow = () => CalendarDay.today().plusDays(1)

/** An analytics product with two packages, one that is no trial, and one with a year of samples. */
export async function givenTrialProducts(): Promise<void> {
  await givenReferenceData()
  await givenAnalytics('A7_lab', 4)
  await givenAnalytics('A7_closed', null)
  const { id } = await givenProduct('sampled', { dailyPriceCents: 250 })
  await rows(null, `update products set sample_day = '2022-03-01' where id = ?`, [id])
  await givenFiles(id, [{ day: '2021-12-30' }, ...yearOf2022(), { day: '2023-01-02' }])
  await givenProduct('unsampled')
}

async function givenAnalytics(code: string, weeks: number | null) {
  const { id } = await givenProduct(code, { buying: ['subscription'] })
  await rows(null, `update products set kind = 'analytics', trial_weeks = ? where id = ?`, [
    weeks,
    id,
  ])
  await rows(
    null,
    `insert into product_packages (product_id, code, name_en, name_de, price_cents, position)
     values (:id, :basic, 'Basic', 'Basis', 49000, 1), (:id, :team, 'Team', 'Team', 190000, 2)`,
    { id, basic: `${code}_basic`, team: `${code}_team` }
  )
  forgetReferenceData()
}

/** Weekdays of the sample year; the test calendar has no holidays then. */
function yearOf2022() {
  const days: { day: string }[] = []
  for (let day = CalendarDay.of(2022, 1, 3); day.year === 2022; day = day.plusDays(1)) {
    if (!day.isWeekend) days.push({ day: day.iso })
  }
  return days
}

export const requested = () =>
  rows<Record<string, string | number | null>>(null, 'select * from trial_requests order by id')

export const mailed = () =>
  rows<{ recipient: string; subject: string; text: string; locale: string }>(
    null,
    `select recipient, subject, text_body as text, locale from mail_outbox order by id`
  )
