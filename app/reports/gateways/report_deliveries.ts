import { DeliveryOwner, type Delivered, type Person, type StaffWords } from '#delivery'
import { meets, scopesOf } from '#identity'
import { rows } from '#shared/database'
import { translate, type Locale } from '#shared/i18n'
import { reportIdIn, reportReference } from '#reports/domain/report_reference'

type Row = Pick<
  Delivered,
  'userId' | 'email' | 'name' | 'locale' | 'completedAt' | 'termsVersion'
> & {
  id: number
}

/** The files of a report are its customer's for good; staff who read reports know of them. */
export class ReportDeliveries extends DeliveryOwner {
  override async maySee(person: Person, key: string): Promise<boolean> {
    const report = await find(key)
    if (!report) return false
    return report.userId === person.id || meets(scopesOf(person), { all: ['reports.read'] })
  }

  override async describe(key: string): Promise<Delivered | null> {
    const report = await find(key)
    if (!report) return null
    const { id, ...known } = report
    const path = '/my-account/my-reports'
    return {
      ...known,
      reference: reportReference(id),
      path,
      words: (locale) => ({
        of: translate(locale, 'reports.words.of', { id }),
        ofYours: translate(locale, 'reports.words.of_yours', { id }),
        ofThis: translate(locale, 'reports.words.of_this'),
        crumbs: {
          customer: [{ name: translate(locale, 'reports.words.mine'), href: path }],
          staff: [{ name: translate(locale, 'reports.words.all'), href: '/admin/manage-reports' }],
        },
      }),
      isCompleted: known.completedAt !== null,
      lastDay: null,
      windowEndsAt: null,
    }
  }

  override toStaff(key: string, locale: Locale): StaffWords | null {
    const id = reportIdIn(key)
    if (id === null) return null
    return {
      name: translate(locale, 'reports.words.report', { id }),
      open: translate(locale, 'reports.words.open', { id }),
      path: `/admin/manage-reports?search=R-${id}`,
      scope: 'reports.read',
    }
  }

  override toStrangers(locale: Locale): string {
    return translate(locale, 'reports.words.file')
  }
}

async function find(key: string): Promise<Row | undefined> {
  const id = reportIdIn(key)
  if (id === null) return undefined
  const [report] = await rows<Row>(
    null,
    `select r.id, r.user_id as "userId", u.email::text as email,
            trim(u.first_name || ' ' || u.last_name) as name, r.locale,
            r.completed_at as "completedAt", r.terms_version as "termsVersion"
       from reports r join users u on u.id = r.user_id where r.id = ?`,
    [id]
  )
  return report
}
