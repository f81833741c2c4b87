import { SECURITIES } from '#demo/catalogue/world/securities'
import { alone, together } from './ask_shop.ts'
import { kindsOf, type AskedList } from './list_questions.ts'
import { manyReports, type Many } from './many_reports.ts'
import { asksOf, staffBrowser } from './staff_session.ts'
import { table } from './table.ts'

const { isin, commonCode } = SECURITIES[7]!

const LIST: Omit<AskedList, 'rows'> = {
  path: '/admin/manage-reports',
  sorts: ['id', 'email', 'date', 'created', 'price', 'total', 'state'],
  filters: ['state=Failed', 'state=Completed', 'invoiced=No', 'state=Failed&invoiced=Yes'],
  searches: ['bench-1999', 'gmbh', 'nothing at all', 'R-88', isin, commonCode],
}

/** What staff ask of the reports of all customers, over HTTP. */
export async function askReportLists(url: string, many: Many): Promise<void> {
  await manyReports(many)
  const asks = await asksOf(await staffBrowser(url), url)
  const kinds = kindsOf({ ...LIST, rows: many.reports })
  const figures: string[][] = []
  for (const kind of kinds) figures.push(await alone(asks, kind[0], kind, 'p95 50 ms'))
  figures.push(await together(asks, 'reports', kinds))
  console.log(table(['list', 'measured', 'aim', 'load'], figures))
}
